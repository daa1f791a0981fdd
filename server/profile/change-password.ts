import { confirmPassword } from '../accounts/confirm.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { endSessions } from '../store/sessions.ts';

export const changePassword: Verb<'changePassword'> = async ({ world, person, body }) => {
  await confirmPassword(world, person, body.currentPassword);
  const { internalAdapter } = await world.auth.$context;
  await internalAdapter.updatePassword(String(person.userId), await hashPassword(body.newPassword));
  await endSessions(world.store.write, ownAccount(person), { sessionId: person.sessionId });
  world.log.info({ event: 'password_changed', userId: person.userId }, 'a password was changed');
  return undefined;
};
