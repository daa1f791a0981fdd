/** Starts, waits, stops. */
import { environment, readConfig, StartProblem } from './config.ts';
import { startServer } from './start.ts';

try {
  const server = await startServer(readConfig(environment()));
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
