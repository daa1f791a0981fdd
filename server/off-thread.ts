/**
 * Work that would hold up everybody, done on a thread of its own: one piece after the other, each within its time. A
 * piece that takes too long is given up, and the next finds a new thread. A thread that runs out of memory takes the
 * whole process along, whatever limit it was given: what goes in has to be bounded.
 */
import { Worker } from 'node:worker_threads';
import { Problem } from './problem.ts';
import { makeQueue } from './queue.ts';

/** A thread that nobody needs any more gives its memory back. */
const IDLE_MS = 60_000;
const MOST_WAITING = 200;

type Made = {
  /** A file that answers each message with one. */
  file: URL;
  /** What it is told when it begins. */
  data: unknown;
  withinMs: number;
};

export const makeOffThread = <Job, Done>({ file, data, withinMs }: Made) => {
  const queue = makeQueue({ atOnce: 1, atOnceEach: 1, mostWaiting: MOST_WAITING });
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const begin = (): Worker => {
    const begun = new Worker(file, { workerData: data, execArgv: [] });
    begun.unref();
    // Whoever waits hears of it in `take`; between two pieces nobody does.
    begun.on('error', () => {});
    begun.once('exit', () => {
      if (thread === begun) thread = null;
    });
    thread = begun;
    return begun;
  };

  const letGo = async (): Promise<void> => {
    clearTimeout(idle);
    const over = thread;
    thread = null;
    await over?.terminate();
  };

  const take = async (job: Job): Promise<Done> => {
    clearTimeout(idle);
    const worker = thread ?? begin();
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const giveUp = (cause?: unknown) => reject(new Problem('unavailable', { retryAfter: 5, cause }));
    const tooLong = setTimeout(giveUp, withinMs);
    worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
    try {
      worker.postMessage(job);
      return await promise;
    } catch (thrown) {
      await letGo();
      throw thrown;
    } finally {
      clearTimeout(tooLong);
      worker.off('message', resolve).off('error', giveUp).off('exit', giveUp);
      idle = setTimeout(() => void letGo(), IDLE_MS).unref();
    }
  };

  return {
    /** Those who ask for much wait without holding up the others. */
    run: (asker: string, job: Job): Promise<Done> => queue.wait(asker, () => take(job)),
    letGo,
  };
};
