import type { Verb } from '../http/verb.ts';
import { Problem } from '../problem.ts';
import { setAdmin } from '../store/administration.ts';
import { hasOtherAdmin } from '../store/people.ts';
import { actOn } from './act.ts';

export const makeAdmin: Verb<'makeAdmin'> = ({ world, person, params }) =>
  actOn(world, person, params.id, async ({ step, permit, now }, target) => {
    if (target.isAdmin === 1) return null;
    await setAdmin(step, permit, target.id, true, now);
    return { action: 'made_admin' };
  });

export const removeAdmin: Verb<'removeAdmin'> = ({ world, person, params }) =>
  actOn(world, person, params.id, async ({ step, permit, now }, target) => {
    if (target.id === person.userId) throw new Problem('own_account');
    if (target.isAdmin !== 1) return null;
    if (!(await hasOtherAdmin(step, target.id))) throw new Problem('last_admin');
    await setAdmin(step, permit, target.id, false, now);
    return { action: 'removed_admin' };
  });
