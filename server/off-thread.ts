/**
 * Work that would hold up everybody, done on a thread of its own: one piece after the other, each within its time. A
 * piece that takes too long is given up, and the next finds a new thread. A thread that runs out of memory takes the
 * whole process along, whatever limit it was given: what goes in has to be bounded.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ProblemCode } from '#contract/problems.ts';
import { Problem } from './problem.ts';
import { makeQueue } from './queue.ts';

/** A thread that nobody needs any more gives its memory back. */
const IDLE_MS = 60_000;
const MOST_WAITING = 200;

type Made = {
  /** A file that answers each job, with `answerJobs`. */
  file: URL;
  /** What it is told when it begins. */
  data: unknown;
  /** Without a sign of it for so long, a piece is given up. */
  withinMs: number;
};

/** What the thread says: a part, after which it waits to be told to go on; one after which it does not; the end; or why there is none. */
export type Said<Part, Done> =
  | { part: Part }
  | { aside: Part }
  | { done: Done }
  | { problem: ProblemSaid }
  | { failed: Error };
export type ProblemSaid = { code: ProblemCode; message: string; fields: Record<string, string> | undefined };
export const GO_ON = 'go on';

type Along<Part> = {
  /** Moved to the thread rather than copied. */
  transfer?: ArrayBuffer[];
  /** Hears each part; the thread waits until it has, but for what is said aside. */
  hear?: (part: Part) => void | Promise<void>;
  /** Nobody wants it any more. */
  signal?: AbortSignal;
};

export const makeOffThread = <Job, Done, Part = never>({ file, data, withinMs }: Made) => {
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

  const take = async (job: Job, { transfer = [], hear, signal }: Along<Part>): Promise<Done> => {
    clearTimeout(idle);
    signal?.throwIfAborted();
    const worker = thread ?? begin();
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const giveUp = (cause?: unknown) => reject(new Problem('unavailable', { retryAfter: 5, cause }));
    const leave = () => reject(signal?.reason);
    let isOver = false;
    let silent = setTimeout(giveUp, withinMs);
    const attempt = async (listening: () => unknown): Promise<boolean> => {
      try {
        await listening();
        return true;
      } catch (thrown) {
        reject(thrown);
        return false;
      }
    };
    const listen = async (said: Said<Part, Done>) => {
      if ('aside' in said) {
        silent.refresh();
        await attempt(() => hear?.(said.aside));
        return;
      }
      clearTimeout(silent);
      if ('done' in said) return resolve(said.done);
      if ('problem' in said) return reject(new ProblemTold(said.problem));
      if ('failed' in said) return reject(said.failed);
      if (!(await attempt(() => hear?.(said.part)))) return;
      // Everybody else has a turn between two parts.
      await othersTurn();
      if (isOver) return;
      silent = setTimeout(giveUp, withinMs);
      worker.postMessage(GO_ON);
    };
    worker.on('message', listen).once('error', giveUp).once('exit', giveUp);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      worker.postMessage(job, transfer);
      return await promise;
    } catch (thrown) {
      // What it told as a problem it is done with; anything else it may still be at.
      if (!(thrown instanceof ProblemTold)) await letGo();
      throw thrown;
    } finally {
      isOver = true;
      clearTimeout(silent);
      signal?.removeEventListener('abort', leave);
      worker.off('message', listen).off('error', giveUp).off('exit', giveUp);
      clearTimeout(idle);
      idle = setTimeout(() => void letGo(), IDLE_MS).unref();
    }
  };

  return {
    /** Those who ask for much wait without holding up the others. */
    run: (asker: string, job: Job, along: Along<Part> = {}): Promise<Done> =>
      queue.wait(asker, () => take(job, along)),
    letGo,
  };
};

class ProblemTold extends Problem {
  constructor({ code, message, fields }: ProblemSaid) {
    super(code, { message, ...(fields && { fields }) });
  }
}
