import { APIError } from 'better-auth/api';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { isSuspended } from '../store/administration.ts';
import { findPasswordHash } from '../store/credentials.ts';
import { fillFirstName } from '../store/people.ts';
import { beginSession } from './begin.ts';
import { agentOf } from './signup.ts';

export const login: Verb<'login'> = async ({ world, body, request, address, secure }) => {
  const { email, password, firstName } = body;
  const { auth, store } = world;
  const from = limitKey(address);
  await world.limits.spend('loginAddress', from);
  await world.limits.spend('login', `${from} ${email}`);

  const refused = () => {
    world.log.info({ event: 'login_refused' }, 'a login was refused');
    return new Problem('invalid_credentials');
  };
  const before = await findPasswordHash(store.write, email);
  // An unknown address costs the same look for its passwords, the same hash, and gets the same words.
  if (before === null) await (await auth.$context).internalAdapter.findAccounts('0');
  const made = await auth.api
    .signInEmail({ body: { email, password }, headers: new Headers({ 'user-agent': agentOf(request) }) })
    .catch((thrown: unknown) => {
      throw isWrong(thrown) ? refused() : thrown;
    });
  // The password was replaced while this one was compared: the sessions ended then, so must this one.
  if ((await findPasswordHash(store.write, email)) !== before) {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(made.token);
    throw refused();
  }

  const userId = Number(made.user.id);
  // Told only to whoever knew the password. Looked at after the session was made: a suspension ends all there are.
  if (await isSuspended(store, userId)) {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(made.token);
    throw new Problem('suspended');
  }
  if (firstName) await fillFirstName(store.write, userId, firstName);
  world.log.info({ event: 'login', userId }, 'signed in');
  return beginSession(world, { token: made.token, userId, status: 200, secure });
};

/** A password too long to be anyone's is simply a wrong one. */
const isWrong = (thrown: unknown): boolean =>
  thrown instanceof APIError && thrown.body?.code !== 'FAILED_TO_CREATE_SESSION';
