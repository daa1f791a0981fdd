/** What failed a short while ago is not tried again at once. */
import type { ProblemCode } from '#contract/problems.ts';
import { Problem } from '../problem.ts';

const REMEMBERED_MS = 10 * 60_000;
const MOST = 5000;

export const rememberFailures = (now: () => number) => {
  const failures = new Map<string, { code: ProblemCode; until: number }>();
  return {
    /** Only what the other side or the address is to blame for; our own haste passes. */
    note: (address: string, thrown: unknown): void => {
      if (!(thrown instanceof Problem) || !thrown.code.startsWith('image_')) return;
      failures.delete(address);
      failures.set(address, { code: thrown.code, until: now() + REMEMBERED_MS });
      const oldest = failures.keys().next().value;
      if (failures.size > MOST && oldest !== undefined) failures.delete(oldest);
    },
    recall: (address: string): void => {
      const failure = failures.get(address);
      if (!failure) return;
      if (failure.until > now()) throw new Problem(failure.code);
      failures.delete(address);
    },
  };
};
