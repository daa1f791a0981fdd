import { APIError } from 'better-auth/api';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { fillFirstName } from '../store/people.ts';
import { beginSession } from './begin.ts';
import { agentOnly } from './signup.ts';

export const login: Verb<'login'> = async ({ world, body, request, address, secure }) => {
  const { email, password, firstName } = body;
  const from = limitKey(address);
  await world.limits.spend('loginAddress', from);
  await world.limits.spend('login', `${from} ${email}`);

  // An unknown address costs the same hash and gets the same words.
  const made = await world.auth.api
    .signInEmail({ body: { email, password }, headers: agentOnly(request) })
    .catch((thrown: unknown) => {
      if (!(thrown instanceof APIError)) throw thrown;
      world.log.info({ event: 'login_refused' }, 'a login was refused');
      throw new Problem('invalid_credentials');
    });

  const userId = Number(made.user.id);
  if (firstName) await fillFirstName(world.store.write, userId, firstName);
  world.log.info({ event: 'login', userId }, 'signed in');
  return beginSession(world, { token: made.token, userId, status: 200, secure });
};
