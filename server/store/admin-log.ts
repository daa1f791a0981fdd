/** What administrators did, with the names as they were then. There is no way to change an entry. */
import type { Kysely, Transaction } from 'kysely';
import type { AdminAction, AdminLogEntry, DailyTokens } from '#contract/administration.ts';
import { COMMAND_LINE } from '../policies/administer.ts';
import type { Authorized } from '../policies/permit.ts';
import { fromBudget, toBudget } from './administration.ts';
import { nameOf } from './person-keys.ts';
import type { Row, Tables } from './tables.ts';
import { isoTime } from './times.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type Deed = {
  action: AdminAction;
  target?: Row<'users'>;
  budget?: DailyTokens | null;
};

export const writeDown = async (
  db: Db,
  permit: Authorized<'administration'>,
  { action, target, budget }: Deed,
  now: number,
): Promise<void> => {
  const actor =
    permit.userId === COMMAND_LINE
      ? undefined
      : await db.selectFrom('users').selectAll().where('id', '=', permit.userId).executeTakeFirstOrThrow();
  await db
    .insertInto('adminLog')
    .values({
      at: now,
      action,
      actorId: actor?.id ?? null,
      actorName: actor ? nameOf(actor) : 'The command line',
      targetId: target?.id ?? null,
      targetName: target ? nameOf(target) : null,
      budget: fromBudget(budget ?? null),
    })
    .execute();
};

export const readLog = async (
  db: Db,
  { limit, before }: { limit: number; before: number | null },
): Promise<AdminLogEntry[]> => {
  let entries = db
    .selectFrom('adminLog')
    .select(['id', 'at', 'action', 'actorId', 'actorName', 'targetId', 'targetName', 'budget'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== null) entries = entries.where('id', '<', before);
  return (await entries.execute()).map((row) => ({
    ...row,
    at: isoTime(row.at),
    action: row.action as AdminAction,
    budget: toBudget(row.budget),
  }));
};
