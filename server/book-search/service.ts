/** A public book search, asked with patience for its moods: one that is out of breath is left alone for a while. */
import * as z from 'zod';
import type { BOOK_SOURCES, FoundBook } from '#contract/book-search.ts';
import type { Log } from '../log.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OutboundProblem } from '../outbound/outbound-problem.ts';
import type { Question } from './question.ts';
import { withoutRepeats } from './tidy.ts';

export type BookService = ReturnType<typeof makeService>;

const MOST_BYTES = 3_000_000;
const MINUTE = 60_000;
/** After "too many" or a used-up quota, where it does not say for how long. */
const QUOTA_REST_MS = 10 * MINUTE;
const LONGEST_REST_MS = 60 * MINUTE;
const FAILURES_IN_A_ROW = 3;
const FAILURE_REST_MS = MINUTE;

export const makeService = (made: {
  source: (typeof BOOK_SOURCES)[number];
  addressFor: (question: Question) => string;
  read: (json: unknown) => FoundBook[];
  outbound: Outbound;
  now: () => number;
  log: Log;
}) => {
  const { source, outbound, now, log } = made;
  let restsUntil = 0;
  let failures = 0;

  const restAfter = (thrown: unknown): void => {
    failures += 1;
    const { status, retryAfter } = thrown instanceof OutboundProblem ? thrown : {};
    if (status === 429 || status === 403)
      restsUntil = now() + Math.min(LONGEST_REST_MS, retryAfter ? retryAfter * 1000 : QUOTA_REST_MS);
    else if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + FAILURE_REST_MS;
    // Its words are not logged: the address asked for may carry a key.
    const reason = thrown instanceof OutboundProblem ? thrown.reason : 'unreadable';
    log.warn({ source, reason, status, rests: restsUntil > now() }, 'a book search did not answer');
  };

  return {
    source,
    /** What it found, perhaps nothing; null when it gave no answer. */
    ask: async (question: Question, withinMs: number): Promise<FoundBook[] | null> => {
      if (restsUntil > now()) return null;
      try {
        const { bytes } = await outbound.get(made.addressFor(question), {
          accept: 'application/json',
          mostBytes: MOST_BYTES,
          withinMs,
        });
        const found = made.read(JSON.parse(bytes.toString('utf8')));
        failures = 0;
        return withoutRepeats(found).slice(0, question.limit);
      } catch (thrown) {
        if (!isTheirFault(thrown)) throw thrown;
        restAfter(thrown);
        return null;
      }
    },
  };
};

/** No answer, or one that is no JSON or has another shape. */
const isTheirFault = (thrown: unknown): boolean =>
  thrown instanceof OutboundProblem || thrown instanceof SyntaxError || thrown instanceof z.ZodError;
