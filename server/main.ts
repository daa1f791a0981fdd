/** Starts, waits, stops. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else of ours is loaded: a later start finds every file stripped and compiled. Where the
// folder cannot be written, Node goes on without it. With NODE_COMPILE_CACHE, as in what we ship, it is on
// before this file too, and the stripper need not be woken at all.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/colloquy', import.meta.url)));

const { environment, readConfig, StartProblem } = await import('./config.ts');
const { startServer } = await import('./start.ts');
const { releaseMemoryWhenQuiet } = await import('./release-memory.ts');

try {
  const starting = startServer(readConfig(environment()));
  // Heard from the first moment: whoever asks us to stop while we start is not cut off half way.
  const stop = async () => {
    process.exitCode = 0;
    const server = await starting.catch(() => null);
    if (!server) return;
    await server.stop();
    process.exit();
  };
  // Ctrl-C reaches us twice under `npm start`, from the terminal and passed on; the second must not cut the first short.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await starting;
  // A process that is killed would otherwise keep nothing.
  flushCompileCache();
  releaseMemoryWhenQuiet();
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
}
