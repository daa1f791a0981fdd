import { IDLE_MS } from '../accounts/auth.ts';
import type { Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { endSessions, listSessions } from '../store/sessions.ts';
import { isoTime } from '../store/times.ts';

export const sessions: Verb<'sessions'> = async ({ world, person }) => {
  const now = world.now();
  const rows = await listSessions(world.store.read, person.userId, now, now - IDLE_MS);
  return rows.map((row) => ({
    id: row.id,
    createdAt: isoTime(row.createdAt),
    lastSeenAt: isoTime(row.updatedAt),
    userAgent: row.userAgent || null,
    current: row.id === person.sessionId,
  }));
};

export const endOtherSessions: Verb<'endOtherSessions'> = async ({ world, person }) => {
  await endSessions(world.store.write, ownAccount(person), { sessionId: person.sessionId });
  return undefined;
};
