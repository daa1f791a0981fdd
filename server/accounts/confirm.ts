import type { Person } from '../policies/actor.ts';
import { Problem } from '../problem.ts';
import * as say from '../words.ts';
import type { World } from '../world.ts';
import { isPassword } from './passwords.ts';

/** What could not be undone by a stranger at an open laptop needs the password once more. */
export const confirmPassword = async (
  world: World,
  person: Person,
  claimed: string | undefined,
): Promise<void> => {
  if (!claimed) {
    const fields = { currentPassword: say.yourCurrentPasswordIsNeeded };
    throw new Problem('invalid', { message: fields.currentPassword, fields });
  }
  await world.limits.spend('password', String(person.userId));
  const { internalAdapter } = await world.auth.$context;
  const credential = await internalAdapter.findCredentialAccount(String(person.userId));
  if (!credential?.password || !(await isPassword(credential.password, claimed)))
    throw new Problem('wrong_password', {
      fields: { currentPassword: say.theCurrentPasswordIsNotRight },
    });
};
