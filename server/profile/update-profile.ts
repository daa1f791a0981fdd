import { confirmPassword } from '../accounts/confirm.ts';
import type { Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { endResetLinks } from '../store/credentials.ts';
import { isDuplicate } from '../store/faults.ts';
import { changePerson, requirePerson } from '../store/people.ts';

export const updateProfile: Verb<'updateProfile'> = async ({ world, person, body }) => {
  const { currentPassword, ...changes } = body;
  const before = await requirePerson(world.store.read, person.userId);
  const movesAddress = changes.email !== undefined && changes.email !== before.email;
  if (movesAddress) await confirmPassword(world, person, currentPassword);
  const user = await world.store.write
    .transaction()
    .execute(async (step) => {
      // A link in the old mailbox must not open the account any more.
      if (movesAddress) await endResetLinks(step, person.userId);
      return changePerson(step, ownAccount(person), changes, world.now());
    })
    .catch((thrown: unknown) => {
      throw isDuplicate(thrown) ? new Problem('email_taken') : thrown;
    });
  if (movesAddress)
    world.log.info({ event: 'email_changed', userId: person.userId }, 'an address was changed');
  return user;
};
