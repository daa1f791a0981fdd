/**
 * Loading leaves as much garbage as the loaded program itself takes, and V8 keeps the room for it: about
 * 60 MB that a server at rest would hold for nothing. One collection once all is loaded gives it back. It takes
 * long enough to be felt by whoever waits for an answer, after a crash all of them: so it waits for a quiet moment.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 3_000;
/** The share of the time in which there was something to do. */
const QUIET = 0.1;

export const releaseMemoryWhenQuiet = (): void => {
  let before = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > QUIET) return;
    clearInterval(looking);
    releaseMemory();
  }, LOOK_MS);
  looking.unref();
};

const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  setFlagsFromString('--no-expose-gc');
  // The last resort: an ordinary collection keeps the emptied pages for later.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
