/** From a request to who is asking. Nothing is cached: a session that ended is dead at the next request. */
import { IDLE_MS } from '../accounts/auth.ts';
import { type Actor, VISITOR } from '../policies/actor.ts';
import { toUser } from '../store/people.ts';
import type { World } from '../world.ts';
import { readSessionCookie } from './cookies.ts';

/** What the two proofs of a session are signed for; one never passes for the other. */
export const COOKIE = 'cookie';
export const BEARER = 'bearer';

export const actorByCookie = (world: World, cookies: string | null, secure: boolean): Promise<Actor> =>
  actorBy(world, COOKIE, readSessionCookie(cookies, secure));

export const actorByBearer = (world: World, authorization: string | null): Promise<Actor> =>
  actorBy(world, BEARER, authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]);

const actorBy = async (world: World, purpose: string, signed: string | undefined): Promise<Actor> => {
  const token = signed ? world.signer.verify(purpose, signed) : null;
  if (!token) return VISITOR;
  const now = world.now();
  const row = await world.store.findSession(token, now, now - IDLE_MS);
  if (!row) return VISITOR;
  world.presence.note(row.id, row.sessionId);
  const user = toUser(row);
  return { kind: 'person', userId: row.id, sessionId: row.sessionId, isAdmin: user.isAdmin, user };
};
