/** So much at once and no more; whoever asks for a lot waits for it without holding up the others. */
import { Problem } from './problem.ts';

type Job = () => Promise<void>;

export const makeQueue = (limits: { atOnce: number; atOnceEach: number; mostWaiting: number }) => {
  const waiting = new Map<string, Job[]>();
  const running = new Map<string, number>();
  let busy = 0;
  let queued = 0;

  const count = (asker: string, by: 1 | -1): void => {
    busy += by;
    const now = (running.get(asker) ?? 0) + by;
    if (now === 0) running.delete(asker);
    else running.set(asker, now);
  };

  /** The one whose turn is longest ago comes first: each goes to the end of the line after a turn. */
  const next = (): [string, Job] | null => {
    for (const [asker, jobs] of waiting) {
      if ((running.get(asker) ?? 0) >= limits.atOnceEach) continue;
      const job = jobs.shift();
      waiting.delete(asker);
      if (jobs.length > 0) waiting.set(asker, jobs);
      if (job) return [asker, job];
    }
    return null;
  };

  const advance = (): void => {
    while (busy < limits.atOnce) {
      const found = next();
      if (!found) return;
      const [asker, job] = found;
      queued -= 1;
      count(asker, 1);
      void job().finally(() => {
        count(asker, -1);
        advance();
      });
    }
  };

  return {
    wait: <T>(asker: string, work: () => Promise<T>): Promise<T> => {
      if (queued >= limits.mostWaiting) return Promise.reject(new Problem('unavailable', { retryAfter: 5 }));
      return new Promise<T>((resolve, reject) => {
        const job = () => work().then(resolve, reject);
        const jobs = waiting.get(asker);
        if (jobs) jobs.push(job);
        else waiting.set(asker, [job]);
        queued += 1;
        advance();
      });
    },
  };
};
