import { APIError } from 'better-auth/api';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { grant } from '../policies/permit.ts';
import { Problem } from '../problem.ts';
import { isDuplicate } from '../store/faults.ts';
import { claimFounding, deletePerson, findByEmail, isFounded, setAdmin } from '../store/people.ts';
import { beginSession } from './begin.ts';

export const signup: Verb<'signup'> = async ({ world, body, request, address, secure }) => {
  const { store, limits, config, auth, now } = world;
  await limits.spend('signup', limitKey(address));
  if (!config.signupOpen && (await isFounded(store.write))) throw new Problem('signup_closed');
  if (await findByEmail(store.write, body.email)) throw taken();

  const { email, password, firstName, lastName } = body;
  const made = await auth.api
    .signUpEmail({ body: { email, password, name: firstName, lastName }, headers: agentOnly(request) })
    .catch((thrown: unknown) => {
      if (isDuplicate(thrown)) throw taken();
      // Two at once with one address: the other was first.
      if (thrown instanceof APIError && thrown.status === 'UNPROCESSABLE_ENTITY') throw taken();
      throw thrown;
    });

  const userId = Number(made.user.id);
  const founder = await claimFounding(store.write);
  if (founder === userId) await setAdmin(store.write, userId, true, now());
  else if (!config.signupOpen) {
    await deletePerson(store.write, grant(userId));
    throw new Problem('signup_closed');
  }
  world.log.info({ event: 'signup', userId }, 'an account was made');
  return beginSession(world, { token: made.token, userId, status: 201, secure });
};

const taken = () =>
  new Problem('email_taken', { fields: { email: 'There is already an account with this e-mail address.' } });

/** The only header of a request a session remembers: which browser it was. */
export const agentOnly = (request: Request): Headers => {
  const agent = request.headers.get('user-agent');
  return new Headers(agent ? { 'user-agent': agent.slice(0, 300) } : {});
};
