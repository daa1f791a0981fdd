import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { endAllSessions, setSuspended } from '../store/administration.ts';
import { endResetLinks } from '../store/credentials.ts';
import { hasOtherAdmin } from '../store/people.ts';
import { stopReplies } from '../store/replies.ts';
import { actOn } from './act.ts';

/** Ends the person's sessions and what is being written for them with it; what they keep stays theirs, untouched, until the suspension is lifted. */
export const suspendUser: Verb<'suspendUser'> = ({ world, person, params }) =>
  actOn(world, person, params.id, async ({ step, permit, now }, target) => {
    if (target.id === person.userId) throw new Problem('own_account');
    if (target.suspendedAt !== null) return null;
    if (target.isAdmin === 1 && !(await hasOtherAdmin(step, target.id))) throw new Problem('last_admin');
    await setSuspended(step, permit, target.id, now, now);
    await endAllSessions(step, permit, target.id);
    await endResetLinks(step, target.id);
    await stopReplies(step, ['userId', [target.id]]);
    return { action: 'suspended' };
  });

export const liftSuspension: Verb<'liftSuspension'> = ({ world, person, params }) =>
  actOn(world, person, params.id, async ({ step, permit, now }, target) => {
    if (target.suspendedAt === null) return null;
    await setSuspended(step, permit, target.id, null, now);
    return { action: 'lifted' };
  });
