/** How often a thing may be done: counted in the database, so that it holds across servers. */
import { createHash } from 'node:crypto';
import { Problem } from './problem.ts';
import { SKEW_MS } from './store/clock-skew.ts';
import { addToCounter, type Count } from './store/counters.ts';
import type { Store } from './store/store.ts';
import * as say from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const RULES = {
  /** One account seen from one address, so that a stranger's failures never keep the owner out. */
  login: { points: 10, windowMs: MINUTE },
  loginAddress: { points: 30, windowMs: MINUTE },
  /** Wrong guesses of the current password by someone signed in. */
  password: { points: 10, windowMs: MINUTE },
  signup: { points: 30, windowMs: HOUR },
  reset: { points: 5, windowMs: HOUR },
  /** Tokens tried from one address. */
  resetAddress: { points: 30, windowMs: MINUTE },
  /** Pictures fetched from elsewhere; those we have count for nothing. */
  pictures: { points: 1000, windowMs: 10 * MINUTE },
  /** Visitors only. */
  bookSearch: { points: 20, windowMs: MINUTE },
  chat: { points: 120, windowMs: MINUTE },
  import: { points: 20, windowMs: HOUR },
  /** Thousands of characters on shared pages that have to be drawn; those at hand count for nothing. */
  drawing: { points: 3_000, windowMs: MINUTE },
  general: { points: 1200, windowMs: MINUTE },
} as const;

export type Rule = keyof typeof RULES;

/** On PostgreSQL a server takes general requests from the common count in blocks, not one by one. */
const BLOCK = 40;
const KEPT_KEYS = 50_000;
/** In seconds; who has to wait longer is told how long. */
const A_MOMENT = 60;

export type Limits = ReturnType<typeof makeLimits>;

export const makeLimits = (store: Store, factor: number, now: () => number) => {
  const counted = new Map<string, Count>();
  const leased = new Map<string, { left: number; resetsAt: number }>();
  const takingBlock = new Map<string, Promise<void>>();

  const refuse = (resetsAt: number): never => {
    const retryAfter = Math.max(1, Math.ceil((resetsAt - now()) / 1000));
    const isLong = retryAfter > A_MOMENT;
    throw new Problem('too_many', {
      retryAfter,
      ...(isLong && { message: say.tooManyTriesFor(Math.ceil(retryAfter / 60)) }),
    });
  };

  const most = (rule: Rule): number => Math.max(1, Math.floor(RULES[rule].points * factor));

  const inMemory = (key: string, windowMs: number): Count => {
    const at = now();
    let count = counted.get(key);
    // Longer to go than it ever had: the clock was put back since.
    if (!count || count.resetsAt <= at || count.resetsAt > at + windowMs) {
      if (counted.size >= KEPT_KEYS) dropOver(counted, at);
      count = { total: 0, resetsAt: at + windowMs };
      counted.set(key, count);
    }
    count.total += 1;
    return count;
  };

  /** One that began before the clock was put back is over. */
  const isRunning = ({ resetsAt }: { resetsAt: number }): boolean =>
    resetsAt > now() && resetsAt <= now() + RULES.general.windowMs + SKEW_MS;

  const takeBlock = async (key: string): Promise<void> => {
    const all = most('general');
    const block = Math.min(BLOCK, all);
    const at = now();
    const { total, resetsAt } = await addToCounter(store.write, key, block, RULES.general.windowMs, at);
    const granted = Math.min(block, all - (total - block));
    if (granted <= 0) refuse(resetsAt);
    if (leased.size >= KEPT_KEYS) dropOver(leased, at);
    leased.set(key, { left: granted, resetsAt });
  };

  /** Requests that come at once share a block; if each took its own, a page of pictures would use up the minute. */
  const fromBlocks = async (key: string): Promise<void> => {
    for (;;) {
      const lease = leased.get(key);
      if (lease && isRunning(lease) && lease.left > 0) {
        lease.left -= 1;
        return;
      }
      let taking = takingBlock.get(key);
      if (!taking) {
        taking = takeBlock(key).finally(() => takingBlock.delete(key));
        takingBlock.set(key, taking);
      }
      await taking;
    }
  };

  return {
    /** Counts one use, or what it costs; too much is a 429 that says when to try again. */
    spend: async (rule: Rule, key: string, points = 1): Promise<void> => {
      if (factor === 0) return;
      const { windowMs } = RULES[rule];
      const { total, resetsAt } = await addToCounter(
        store.write,
        `${rule}:${digest(key)}`,
        points,
        windowMs,
        now(),
      );
      if (total > most(rule)) refuse(resetsAt);
    },
    /** The limit every request counts against; on one server it never leaves memory. */
    spendGeneral: (key: string): Promise<void> | undefined => {
      if (factor === 0) return undefined;
      if (store.engine === 'postgres') return fromBlocks(`general:${key}`);
      const { total, resetsAt } = inMemory(key, RULES.general.windowMs);
      if (total > most('general')) refuse(resetsAt);
      return undefined;
    },
  };
};

/** A count needs to tell people apart, not to know their addresses. */
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const dropOver = (kept: Map<string, { resetsAt: number }>, at: number) => {
  for (const [key, { resetsAt }] of kept) if (resetsAt <= at || kept.size > KEPT_KEYS) kept.delete(key);
};
