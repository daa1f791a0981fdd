/**
 * The sums that insights are read from, brought up to date when they are wanted: only the discussions that were
 * noted as changed are read again. Sums of an older way of counting are thrown away and made anew.
 */
import { type Kysely, sql } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import { itemKey } from '../insights/item-key.ts';
import { packTalk, sumTalk, unpackTalk } from '../insights/talk-sums.ts';
import { settleDays } from './insight-day-sums.ts';
import { settleItems } from './insight-item-sums.ts';
import type { EngineName } from './migrate.ts';
import type { Step, Tables } from './tables.ts';
import { isAmong, putRows } from './whole-lists.ts';

/** One more whenever something above counts in another way, the catalogue's objectives included. */
const SUMS_VERSION = 2;

/** So many discussions are read again in one transaction, and so many messages, unless one of them has more. */
const AT_ONCE = 100;
const MESSAGES_AT_ONCE = 5_000;

type Where = { engine: EngineName; read: Kysely<Tables>; write: Kysely<Tables> };

/** Answers how often they were brought up to date: the same number, the same sums. */
export const settleSums = async ({ engine, read, write }: Where, userId: number): Promise<number> => {
  for (;;) {
    const state = await read
      .selectFrom('insightStates')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirst();
    const due = await read
      .selectFrom('insightChanges')
      .select('id')
      .where('userId', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (state?.version === SUMS_VERSION && !due) return state.settled;
    await write.transaction().execute((step) => settleSome(step, engine, userId));
  }
};

const settleSome = async (step: Step, engine: EngineName, userId: number): Promise<void> => {
  // Locks the row, so that servers that want the same person's sums take turns.
  const { version } = await step
    .insertInto('insightStates')
    .values({ userId, version: 0, settled: 0 })
    .onConflict((c) => c.column('userId').doUpdateSet({ settled: sql`"insightStates"."settled" + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (version !== SUMS_VERSION) await beginAnew(step, userId);
  const ids = await takeChanges(step, engine, userId);
  if (ids.length > 0) await settleTalks(step, engine, userId, ids);
};

const beginAnew = async (step: Step, userId: number): Promise<void> => {
  for (const table of ['insightTalks', 'insightItems', 'insightDays', 'insightChanges'] as const)
    await step.deleteFrom(table).where('userId', '=', userId).execute();
  await step
    .insertInto('insightChanges')
    .columns(['userId', 'discussionId'])
    .expression(
      step
        .selectFrom('discussions')
        .select(['userId', 'id'])
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null),
    )
    .execute();
  await step
    .updateTable('insightStates')
    .set({ version: SUMS_VERSION })
    .where('userId', '=', userId)
    .execute();
};

/** Which notes are taken is settled before anything is read: what is noted from then on stays for the next time. */
const takeChanges = async (step: Step, engine: EngineName, userId: number): Promise<number[]> => {
  const next = await step
    .selectFrom('insightChanges')
    .leftJoin('discussions', 'discussions.id', 'insightChanges.discussionId')
    .select(['insightChanges.id', 'insightChanges.discussionId', 'discussions.messageCount'])
    .where('insightChanges.userId', '=', userId)
    .orderBy('insightChanges.id')
    .limit(AT_ONCE)
    .execute();
  let messages = 0;
  const notes = next.filter(({ messageCount }, at) => {
    messages += messageCount ?? 0;
    return at === 0 || messages <= MESSAGES_AT_ONCE;
  });
  await step
    .deleteFrom('insightChanges')
    .where(
      isAmong(
        engine,
        'id',
        notes.map(({ id }) => id),
      ),
    )
    .execute();
  return [...new Set(notes.map(({ discussionId }) => discussionId))];
};

const settleTalks = async (
  step: Step,
  engine: EngineName,
  userId: number,
  ids: readonly number[],
): Promise<void> => {
  const before = await step
    .selectFrom('insightTalks')
    .selectAll()
    .where('userId', '=', userId)
    .where(isAmong(engine, 'discussionId', ids))
    .execute();
  const after = await readTalks(step, engine, userId, ids);
  const gone = new Set(before.map(({ discussionId }) => discussionId));
  for (const { row } of after) gone.delete(row.discussionId);
  await step
    .deleteFrom('insightTalks')
    .where('userId', '=', userId)
    .where(isAmong(engine, 'discussionId', [...gone]))
    .execute();
  await putRows(
    step,
    engine,
    'insightTalks',
    { discussionId: 'bigint', userId: 'bigint', item: 'text', objective: 'text', sums: 'text' },
    ['discussionId'],
    after.map(({ row }) => row),
  );
  const items = new Set([...before, ...after.map(({ row }) => row)].map(({ item }) => item));
  await settleItems(step, engine, userId, [...items]);
  await settleDays(
    step,
    engine,
    userId,
    before.map(({ sums }) => unpackTalk(sums)),
    after.map(({ sums }) => sums),
  );
};

/** The discussions as they are now; one that was deleted, or in which the reader never spoke, adds nothing. */
const readTalks = async (step: Step, engine: EngineName, userId: number, ids: readonly number[]) => {
  const talks = await step
    .selectFrom('discussions')
    .select(['id', 'kind', 'itemId', 'title', 'creator', 'objective'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where(isAmong(engine, 'id', ids))
    .execute();
  const messages = await step
    .selectFrom('messages')
    .select(['id', 'discussionId', 'sender', 'replyTo', 'verdict', 'struckAt', 'createdAt'])
    .where('userId', '=', userId)
    .where(
      isAmong(
        engine,
        'discussionId',
        talks.map(({ id }) => id),
      ),
    )
    .orderBy('discussionId')
    .orderBy('id')
    .execute();
  const said = Map.groupBy(messages, ({ discussionId }) => discussionId);
  return talks.flatMap((talk) => {
    const own = said.get(talk.id);
    if (!own?.some(({ sender }) => sender === 'user')) return [];
    const sums = sumTalk(own);
    const item = itemKey({ ...talk, kind: talk.kind as Kind });
    const row = { discussionId: talk.id, userId, item, objective: talk.objective, sums: packTalk(sums) };
    return { row, sums };
  });
};
