/**
 * A person may listen to so many replies at once, on all servers together. Who asks for more is refused
 * before anything is stored. On PostgreSQL the places are leases, so that those of a server that died come
 * back by themselves.
 */
import { randomInt } from 'node:crypto';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';
import { dropLeases, renewLeases, takeLease } from './store/stream-leases.ts';

const MOST_STREAMS = 20;
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

/** A place among a person's streams, held from before anything is stored until it is given back. */
export type StreamPlace = { giveBack: () => void };
export type StreamPlaces = { take: (userId: number) => Promise<StreamPlace>; close: () => Promise<void> };

export const makeStreamPlaces = (store: Store, factor: number, now: () => number, log: Log): StreamPlaces => {
  if (factor === 0) return { take: async () => ({ giveBack: () => {} }), close: async () => {} };
  const most = Math.max(1, Math.floor(MOST_STREAMS * factor));
  return store.engine === 'postgres' ? leased(store, most, now, log) : counted(most);
};

const refuse = (): never => {
  throw new Problem('too_many', { retryAfter: 5 });
};

const once = (work: () => void): StreamPlace => {
  let isHeld = true;
  return {
    giveBack: () => {
      if (isHeld) work();
      isHeld = false;
    },
  };
};

/** The one server there is counts by itself. */
const counted = (most: number): StreamPlaces => {
  const open = new Map<number, number>();
  return {
    take: async (userId) => {
      const held = open.get(userId) ?? 0;
      if (held >= most) refuse();
      open.set(userId, held + 1);
      return once(() => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      });
    },
    close: async () => {},
  };
};

const leased = ({ write }: Store, most: number, now: () => number, log: Log): StreamPlaces => {
  const holder = randomInt(1, 2 ** 47);
  const held = new Set<string>();
  const dropping = new Set<Promise<void>>();
  const failed = (error: unknown) => log.warn({ err: error }, 'the places of open streams were not kept');
  const renewing = setInterval(() => {
    if (held.size > 0) renewLeases(write, { holder, keys: [...held] }, now() + LEASE_MS).catch(failed);
  }, RENEW_MS);
  renewing.unref();

  const drop = (key: string): void => {
    held.delete(key);
    const dropped = dropLeases(write, { holder, keys: [key] })
      .catch(failed)
      .finally(() => dropping.delete(dropped));
    dropping.add(dropped);
  };

  return {
    take: async (userId) => {
      for (;;) {
        const at = now();
        const key = await takeLease(write, { userId, most, holder, now: at, until: at + LEASE_MS });
        if (key === 'lost') continue;
        if (key === null) return refuse();
        held.add(key);
        return once(() => drop(key));
      }
    },
    close: async () => {
      clearInterval(renewing);
      if (held.size > 0) await dropLeases(write, { holder, keys: [...held] }).catch(failed);
      await Promise.all(dropping);
    },
  };
};
