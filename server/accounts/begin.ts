import type { User } from '#contract/accounts.ts';
import { sessionCookie } from '../http/cookies.ts';
import { BEARER, COOKIE } from '../http/session.ts';
import { Reply } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { findPerson } from '../store/people.ts';
import type { World } from '../world.ts';
import { IDLE_MS } from './auth.ts';

/** Answers a signup or login: the person, a token to read it again, and the cookie that carries the session. */
export const beginSession = async (
  world: World,
  made: { token: string; userId: number; status: 200 | 201; secure: boolean },
): Promise<Reply<{ user: User; token: string }>> => {
  const now = world.now();
  const user = await findPerson(world.store.write, made.userId);
  const session = await world.store.findSession(made.token, now, now - IDLE_MS);
  if (!user) throw new Problem('unavailable');
  // Coming in is being here.
  if (session) world.presence.note(user.id, session.sessionId);
  const cookie = sessionCookie(world.signer.sign(COOKIE, made.token), made.secure);
  const body = { user, token: world.signer.sign(BEARER, made.token) };
  return new Reply(made.status, body, { 'set-cookie': cookie });
};
