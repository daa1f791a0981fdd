import { sessionCookie } from '../http/cookies.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { endSession } from '../store/sessions.ts';

export const logout: Verb<'logout'> = async ({ world, person, secure }) => {
  if (person) await endSession(world.store.write, person.sessionId);
  return new Reply(204, undefined, { 'set-cookie': sessionCookie('', secure) });
};
