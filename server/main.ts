/** Starts, waits, stops. */
import { environment, readConfig, StartProblem } from './config.ts';
import { startServer } from './start.ts';

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
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
}
