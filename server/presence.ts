/**
 * Who was here, and how long. Every request counts, but the database hears of it once a minute and
 * person, after the answer has gone out.
 */
import type { Log } from './log.ts';
import { recordPresence } from './store/activity.ts';
import { markSeen } from './store/sessions.ts';
import type { Store } from './store/store.ts';

const WRITE_EVERY_MS = 60_000;
const GAP_MS = 5 * 60_000;

type Seen = {
  from: number;
  until: number;
  written: number;
  sessions: Set<number>;
  /** One write of a person after the other: of two at once the earlier could come last, and take the later back. */
  lastWrite: Promise<void>;
};

export type Presence = ReturnType<typeof watchPresence>;

export const watchPresence = (store: Store, now: () => number, log: Log) => {
  const here = new Map<number, Seen>();
  const writing = new Set<Promise<void>>();

  const write = (userId: number, seen: Seen): Promise<void> => {
    const { from, until, sessions } = seen;
    seen.written = until;
    seen.from = until;
    seen.sessions = new Set();
    const written = seen.lastWrite
      .then(() => writeNow(userId, from, until, sessions))
      .finally(() => writing.delete(written));
    seen.lastWrite = written;
    writing.add(written);
    return written;
  };

  const writeNow = async (
    userId: number,
    from: number,
    until: number,
    sessions: ReadonlySet<number>,
  ): Promise<void> => {
    try {
      await recordPresence(store.write, userId, from, until);
      for (const sessionId of sessions) await markSeen(store.write, sessionId, until);
    } catch (error) {
      // The account may just have been deleted; a figure that is a minute short harms nobody.
      log.debug({ err: error }, 'presence was not recorded');
    }
  };

  return {
    note: (userId: number, sessionId: number): void => {
      const at = now();
      const seen = here.get(userId);
      // Also when the clock was put back: what was noted then lies in a time to come.
      if (!seen || Math.abs(at - seen.until) >= GAP_MS) {
        if (seen && seen.until > seen.written) void write(userId, seen);
        const fresh: Seen = {
          from: at,
          until: at,
          written: at,
          sessions: new Set([sessionId]),
          lastWrite: seen?.lastWrite ?? Promise.resolve(),
        };
        here.set(userId, fresh);
        void write(userId, fresh);
        return;
      }
      seen.until = at;
      seen.sessions.add(sessionId);
      if (at - seen.written >= WRITE_EVERY_MS) void write(userId, seen);
    },
    /** Writes what is still only remembered; forgets who has left. */
    flush: async (): Promise<void> => {
      for (const [userId, seen] of here) {
        if (seen.until > seen.written) await write(userId, seen);
        if (now() - seen.until >= GAP_MS) here.delete(userId);
      }
      await Promise.all(writing);
    },
  };
};
