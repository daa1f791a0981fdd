/** From a request to who is asking. Nothing is cached: a session that ended is dead at the next request. */
import { IDLE_MS } from '../accounts/auth.ts';
import { type Actor, VISITOR } from '../policies/actor.ts';
import type { World } from '../world.ts';
import { readSessionCookie } from './cookies.ts';

/** What the two proofs of a session are signed for; one never passes for the other. */
export const COOKIE = 'cookie';
export const BEARER = 'bearer';

export const actorByCookie = (world: World, cookies: string | undefined, secure: boolean): Promise<Actor> =>
  actorBy(world, COOKIE, readSessionCookie(cookies, secure));

export const actorByBearer = (world: World, authorization: string | undefined): Promise<Actor> =>
  actorBy(world, BEARER, authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]);

const actorBy = async (world: World, purpose: string, signed: string | undefined): Promise<Actor> => {
  const token = signed ? world.signer.verify(purpose, signed) : null;
  if (!token) return VISITOR;
  const now = world.now();
  const row = await world.store.findSession(token, now, now - IDLE_MS);
  if (!row) return VISITOR;
  world.presence.note(row.userId, row.sessionId);
  return {
    kind: 'person',
    userId: row.userId,
    sessionId: row.sessionId,
    isAdmin: row.isAdmin === 1,
    version: row.version,
  };
};
