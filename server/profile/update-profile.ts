import { confirmPassword } from '../accounts/confirm.ts';
import type { Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { isDuplicate } from '../store/faults.ts';
import { changePerson, requirePerson } from '../store/people.ts';

export const updateProfile: Verb<'updateProfile'> = async ({ world, person, body }) => {
  const { currentPassword, ...changes } = body;
  const before = await requirePerson(world.store.read, person.userId);
  if (changes.email !== undefined && changes.email !== before.email)
    await confirmPassword(world, person, currentPassword);
  return changePerson(world.store.write, ownAccount(person), changes, world.now()).catch(
    (thrown: unknown) => {
      if (!isDuplicate(thrown)) throw thrown;
      const fields = { email: 'There is already an account with this e-mail address.' };
      throw new Problem('email_taken', { fields });
    },
  );
};
