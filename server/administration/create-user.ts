import { INVITATION_DAYS, INVITATION_MS, mailPasswordLink } from '../accounts/password-link.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { invitationLetter } from '../mail/letters.ts';
import { Problem } from '../problem.ts';
import { findRow, toAdminUser } from '../store/administration.ts';
import { isDuplicate } from '../store/faults.ts';
import { addPerson } from '../store/people.ts';
import { act } from './act.ts';
import { senderName } from './sender.ts';

/** Without a password: nobody can log in until its owner has chosen one by the mailed link. */
export const createUser: Verb<'createUser'> = async ({ world, person, body }) => {
  const target = await act(world, person, async ({ step, now }) => {
    const id = await addPerson(step, { ...body, isAdmin: false }, now);
    const added = await findRow(step, id);
    if (!added) throw new Error('A person that was just added is not there.');
    return { deeds: [{ action: 'created_user', target: added }], result: added };
  }).catch((thrown: unknown) => {
    throw isDuplicate(thrown) ? new Problem('email_taken') : thrown;
  });
  const from = await senderName(world, person);
  const delivery = await mailPasswordLink(world, target, INVITATION_MS, (link) =>
    invitationLetter({ firstName: target.firstName, from, link, days: INVITATION_DAYS }),
  );
  return new Reply(201, { user: toAdminUser(target), delivery });
};
