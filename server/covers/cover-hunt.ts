/**
 * Looks for covers of books that have none, in the background and politely: one question a second, and longer
 * and longer pauses while nobody answers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookService } from '../book-search/service.ts';
import type { Log } from '../log.ts';
import { untilAborted } from '../outbound/until-aborted.ts';
import type { Coverless, coverLookUps } from '../store/cover-look-ups.ts';
import { type Ask, findCover } from './find-cover.ts';

export type CoverHunt = ReturnType<typeof makeCoverHunt>;

const MINUTE = 60_000;
const PACE_MS = 1000;
const WITHIN_MS = 8000;
/** How often the database is asked, for books that another server or an import brought in. */
const IDLE_MS = MINUTE;
const LONGEST_PAUSE_MS = 60 * MINUTE;
/** So often is one book taken up again when nobody answered. */
const MOST_TRIES = 3;

export const makeCoverHunt = (made: {
  lookUps: ReturnType<typeof coverLookUps>;
  services: readonly BookService[];
  now: () => number;
  log: Log;
  paceMs?: number;
  idleMs?: number;
  pauseMs?: number;
}) => {
  const { lookUps, services, now, log, paceMs = PACE_MS, idleMs = IDLE_MS, pauseMs = MINUTE } = made;
  const tries = new Map<number, number>();
  let silences = 0;
  let stopping: AbortController | null = null;
  let hunting: Promise<void> = Promise.resolve();
  let news = new AbortController();

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  const askUnlessStopped =
    (stop: AbortSignal): Ask =>
    async (service, question) => {
      if (stop.aborted) return null;
      const found = await untilAborted(service.ask(question, WITHIN_MS), stop).catch((thrown: unknown) => {
        if (stop.aborted) return null;
        throw thrown;
      });
      await pause(paceMs, stop);
      return found;
    };

  /** Nobody could be asked: another time, but not for ever. */
  const giveBack = async (book: Coverless): Promise<void> => {
    const tried = (tries.get(book.id) ?? 0) + 1;
    if (tried < MOST_TRIES) {
      tries.set(book.id, tried);
      await lookUps.release(book);
    } else tries.delete(book.id);
  };

  /** One book; says what to do next. */
  const lookForOne = async (stop: AbortSignal): Promise<'go on' | 'idle' | 'pause'> => {
    const book = await lookUps.claim(now());
    if (!book) return 'idle';
    const outcome = await findCover(book, services, askUnlessStopped(stop));
    if (outcome !== 'none' && outcome !== 'unanswered') await lookUps.setCover(book, outcome.coverUrl, now());
    else if (stop.aborted) await lookUps.release(book);
    else if (outcome === 'unanswered') {
      await giveBack(book);
      return 'pause';
    }
    tries.delete(book.id);
    silences = 0;
    return 'go on';
  };

  const hunt = async (stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      news = new AbortController();
      const next = await lookForOne(stop).catch((error: unknown) => {
        log.warn({ err: error }, 'looking for a cover failed');
        return 'pause' as const;
      });
      if (next === 'idle') await pause(idleMs, AbortSignal.any([stop, news.signal]));
      if (next === 'pause') {
        await pause(Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** silences), stop);
        silences += 1;
      }
    }
  };

  return {
    start: (): void => {
      if (services.length === 0 || stopping) return;
      stopping = new AbortController();
      hunting = hunt(stopping.signal);
    },
    /** There may be a book to look after. */
    wake: (): void => news.abort(),
    stop: async (): Promise<void> => {
      stopping?.abort();
      stopping = null;
      await hunting;
    },
  };
};
