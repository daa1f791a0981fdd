import type { Verb } from '../http/verb.ts';
import { setDailyTokens, toBudget } from '../store/administration.ts';
import { actOn } from './act.ts';

export const setUserBudget: Verb<'setUserBudget'> = ({ world, person, params, body }) =>
  actOn(world, person, params.id, async ({ step, permit, now }, target) => {
    if (toBudget(target.dailyTokens) === body.dailyTokens) return null;
    await setDailyTokens(step, permit, target.id, body.dailyTokens, now);
    return { action: 'set_user_budget', budget: body.dailyTokens };
  });
