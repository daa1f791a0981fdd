/** Which guide answers a person now: the model, until the day's budget of tokens is spent. */

import type { DailyTokens } from '#contract/administration.ts';
import type { StandIn } from '#contract/discussions.ts';
import { builtIn } from '#guide/engines/built-in.ts';
import type { Engine } from '#guide/types.ts';
import { toBudget } from '../store/administration.ts';
import { dailyTokensOfAll } from '../store/house-settings.ts';
import { tokensToday } from '../store/model-use.ts';
import type { World } from '../world.ts';

export type Voice = { engine: Engine; standIn?: StandIn };

/** Asked before each turn. A turn that has begun is finished, so a day may end a little over its budget. */
export const voiceFor = async (world: World, userId: number): Promise<Voice> => {
  const engine = world.guide;
  if (engine.name === builtIn.name) return { engine };
  const budget = await budgetOf(world, userId);
  if (budget === 'unlimited') return { engine };
  const spent = await tokensToday(world.store.write, userId, world.now());
  return spent < budget ? { engine } : { engine: builtIn, standIn: 'budget' };
};

/** Why the built-in guide spoke and not the model, once the turn is over; nothing where it always does. */
export const whyInstead = ({ engine, standIn }: Voice, guide: string): Pick<Voice, 'standIn'> => {
  if (standIn) return { standIn };
  return guide === builtIn.name && engine.name !== builtIn.name ? { standIn: 'fault' } : {};
};

/** A person's own budget, or everybody's. */
export const budgetOf = async ({ store }: World, userId: number): Promise<DailyTokens> => {
  const person = await store.write
    .selectFrom('users')
    .select('dailyTokens')
    .where('id', '=', userId)
    .executeTakeFirst();
  return toBudget(person?.dailyTokens ?? null) ?? dailyTokensOfAll(store.write);
};
