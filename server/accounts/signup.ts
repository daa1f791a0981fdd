import type { Kysely } from 'kysely';
import { limitKey } from '../http/address.ts';
import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { addPassword } from '../store/credentials.ts';
import { isDuplicate } from '../store/faults.ts';
import { signups } from '../store/house-settings.ts';
import { addPerson, findByEmail, found, isFounded } from '../store/people.ts';
import type { Tables } from '../store/tables.ts';
import { beginSession } from './begin.ts';
import { hashPassword } from './passwords.ts';

export const signup: Verb<'signup'> = async ({ world, body, request, address, secure }) => {
  const { store, limits, config, auth } = world;
  const isClosed = async (db: Kysely<Tables>) => !config.signupOpen || (await signups(db)) === 'closed';
  await limits.spend('signup', limitKey(address));
  if ((await isClosed(store.write)) && (await isFounded(store.write))) throw new Problem('signup_closed');
  if (await findByEmail(store.write, body.email)) throw taken();

  const { email, password, firstName, lastName } = body;
  // Before the transaction: nobody else's change waits for a hash.
  const hash = await hashPassword(password);
  const now = world.now();
  const userId = await store.write
    .transaction()
    .execute(async (step) => {
      await store.lock(step, 'admins');
      const isFirst = !(await isFounded(step));
      if (!isFirst && (await isClosed(step))) throw new Problem('signup_closed');
      const id = await addPerson(step, { email, firstName, lastName, isAdmin: isFirst }, now);
      await addPassword(step, id, hash, now);
      if (isFirst) await found(step, id);
      return id;
    })
    .catch((thrown: unknown) => {
      throw isDuplicate(thrown) ? taken() : thrown;
    });

  world.log.info({ event: 'signup', userId }, 'an account was made');
  const { internalAdapter } = await auth.$context;
  const { token } = await internalAdapter.createSession(String(userId), false, {
    userAgent: agentOf(request),
  });
  return beginSession(world, { token, userId, status: 201, secure });
};

const taken = () => new Problem('email_taken');

/** The only thing of a request a session remembers: which browser it was. */
export const agentOf = (request: Request): string => (request.headers.get('user-agent') ?? '').slice(0, 300);
