/** What administrators set for the whole house while it runs. */
import type { Kysely, Transaction } from 'kysely';
import type { DailyTokens } from '#contract/administration.ts';
import type { Authorized } from '../policies/permit.ts';
import { readSetting, replaceSetting, settleSetting } from './settings.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Permit = Authorized<'administration'>;

const SIGNUPS = 'signups';
const DAILY_TOKENS = 'daily-tokens';

export type Signups = 'open' | 'closed';

export const signups = async (db: Db): Promise<Signups> =>
  (await readSetting(db, SIGNUPS)) === 'closed' ? 'closed' : 'open';

export const setSignups = (db: Db, _permit: Permit, value: Signups): Promise<void> =>
  replaceSetting(db, SIGNUPS, value);

/** Everybody's daily budget of model tokens. */
export const dailyTokensOfAll = async (db: Db): Promise<DailyTokens> => {
  const kept = await readSetting(db, DAILY_TOKENS);
  return kept === null || kept === 'unlimited' ? 'unlimited' : Number(kept);
};

/** Some fifty turns a day with a model of today. */
const USUAL_DAILY_TOKENS = 200_000;

/** A budget, where nobody has said yet what it is. */
export const settleDailyTokens = async (db: Kysely<Tables>): Promise<void> => {
  await settleSetting(db, DAILY_TOKENS, String(USUAL_DAILY_TOKENS));
};

export const setDailyTokensOfAll = (db: Db, _permit: Permit, budget: DailyTokens): Promise<void> =>
  replaceSetting(db, DAILY_TOKENS, String(budget));
