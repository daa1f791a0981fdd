/** Starts, waits, stops. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything of ours is loaded: a later start finds every file stripped and compiled. Where the
// folder cannot be written, Node goes on without it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/colloquy', import.meta.url)));

const { environment, readConfig, StartProblem } = await import('./config.ts');
const { startServer } = await import('./start.ts');
const { releaseMemory } = await import('./release-memory.ts');

try {
  const server = await startServer(readConfig(environment()));
  // A process that is killed would otherwise keep nothing.
  flushCompileCache();
  releaseMemory();
  const stop = async () => {
    process.exitCode = 0;
    await server.stop();
    process.exit();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
}
