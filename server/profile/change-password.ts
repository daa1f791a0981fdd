import { confirmPassword } from '../accounts/confirm.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { endResetLinks, replacePassword } from '../store/credentials.ts';
import { endSessions } from '../store/sessions.ts';

export const changePassword: Verb<'changePassword'> = async ({ world, person, body }) => {
  await confirmPassword(world, person, body.currentPassword);
  const hash = await hashPassword(body.newPassword);
  const me = ownAccount(person);
  await world.store.write.transaction().execute(async (step) => {
    await replacePassword(step, me, hash, world.now());
    await endSessions(step, me, { sessionId: person.sessionId });
    await endResetLinks(step, person.userId);
  });
  world.log.info({ event: 'password_changed', userId: person.userId }, 'a password was changed');
  return undefined;
};
