import { confirmPassword } from '../accounts/confirm.ts';
import { sessionCookie } from '../http/cookies.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { ownAccount } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { givingWay } from '../store/give-way.ts';
import { signups } from '../store/house-settings.ts';
import { beginLeaving, countPeople, findPerson, finishLeaving, hasOtherAdmin } from '../store/people.ts';

export const deleteAccount: Verb<'deleteAccount'> = async ({ world, person, body, secure }) => {
  const { store } = world;
  await confirmPassword(world, person, body.currentPassword);
  // Whoever else writes for the person holds what is theirs first and the person last.
  const email = await givingWay(store, async (step) => {
    await store.lock(step, 'admins');
    const me = await findPerson(step, person.userId);
    if (me?.isAdmin && !(await hasOtherAdmin(step, me.id)) && (await countPeople(step)) > 1)
      throw new Problem('last_admin');
    const isOpen = world.config.signupOpen && (await signups(step)) === 'open';
    await beginLeaving(step, ownAccount(person), isOpen, world.now());
    return me?.email ?? '';
  });
  await finishLeaving(store, person.userId);
  await world.pictures.forget(person.userId);
  await world.mailer.forget(email);
  void world.forget();
  world.log.info({ event: 'account_deleted', userId: person.userId }, 'an account was deleted');
  return new Reply(204, undefined, { 'set-cookie': sessionCookie('', secure) });
};
