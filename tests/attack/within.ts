/** Runs what nothing else can stop: a loop, or a regular expression gone wild. */
import { createContext, runInContext } from 'node:vm';

/** Milliseconds it took, or null when it was cut off after `limitMs`. */
export const within = (limitMs: number, work: () => unknown): number | null => {
  const begun = performance.now();
  try {
    runInContext('work()', createContext({ work }), { timeout: limitMs });
  } catch (thrown) {
    if ((thrown as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw thrown;
  }
  return performance.now() - begun;
};
