/**
 * The sums that insights are read from, brought up to date when they are wanted: only the discussions that were
 * noted as changed are read again. Sums of an older way of counting are thrown away and made anew.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import { changed, type DaySums, dayOfTime, sumDay } from '../insights/day-sums.ts';
import { itemKey } from '../insights/item-key.ts';
import { sumItem, type Talk } from '../insights/item-sums.ts';
import { packTalk, sumTalk, type TalkSums, unpackTalk } from '../insights/talk-sums.ts';
import { writtenItem } from '../insights/written-items.ts';
import type { EngineName } from './migrate.ts';
import type { NewRow, Row, Tables } from './tables.ts';
import { isAmong, putRows } from './whole-lists.ts';

/** One more whenever something above counts in another way, the catalogue's objectives included. */
const SUMS_VERSION = 2;

/** So many discussions are read again in one transaction. */
const AT_ONCE = 2_000;

type Step = Transaction<Tables>;
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
  const notes = await step
    .selectFrom('insightChanges')
    .select(['id', 'discussionId'])
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
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

const settleItems = async (
  step: Step,
  engine: EngineName,
  userId: number,
  items: readonly string[],
): Promise<void> => {
  const talks = await step
    .selectFrom('insightTalks')
    .innerJoin('discussions', 'discussions.id', 'insightTalks.discussionId')
    .select([
      'insightTalks.item',
      'insightTalks.objective',
      'insightTalks.sums',
      'discussions.kind',
      'discussions.itemId',
      'discussions.title',
      'discussions.creator',
    ])
    .where('insightTalks.userId', '=', userId)
    .where(isAmong(engine, 'insightTalks.item', items))
    .orderBy('insightTalks.discussionId', 'desc')
    .execute();
  const found = Map.groupBy(talks, ({ item }) => item);
  const rows: NewRow<'insightItems'>[] = [];
  for (const [item, own] of found) {
    const [newest] = own;
    if (!newest) continue;
    const { kind, itemId, title, creator } = newest;
    const figures = sumItem(kind as Kind, own.map(talkOf));
    const { mastery, lastReflectionAt } = figures;
    const sums = writtenItem(figures);
    rows.push({ userId, item, kind, itemId, title, creator, mastery, lastReflectionAt, sums });
  }
  await step
    .deleteFrom('insightItems')
    .where('userId', '=', userId)
    .where(
      isAmong(
        engine,
        'item',
        items.filter((item) => !found.has(item)),
      ),
    )
    .execute();
  await putRows(
    step,
    engine,
    'insightItems',
    {
      userId: 'bigint',
      item: 'text',
      kind: 'text',
      itemId: 'bigint',
      title: 'text',
      creator: 'text',
      mastery: 'double precision',
      lastReflectionAt: 'bigint',
      sums: 'text',
    },
    ['userId', 'item'],
    rows,
  );
};

export const talkOf = ({ objective, sums }: Pick<Row<'insightTalks'>, 'objective' | 'sums'>): Talk => ({
  objective,
  ...unpackTalk(sums),
});

/** Moments by day of UTC, each with how often it came or went. */
type Moments = Map<number, Map<number, number>>;

const settleDays = async (
  step: Step,
  engine: EngineName,
  userId: number,
  before: readonly TalkSums[],
  after: readonly TalkSums[],
): Promise<void> => {
  const said = difference(before, after, (sums) => sums.said);
  const reflected = difference(before, after, ({ reflections }) =>
    reflections.flatMap(({ at, struck }) => (struck ? [] : at)),
  );
  const touched = [...new Set([...said.keys(), ...reflected.keys()])];
  const rows = await step
    .selectFrom('insightDays')
    .selectAll()
    .where('userId', '=', userId)
    .where(isAmong(engine, 'day', touched))
    .execute();
  const known = new Map(rows.map((row) => [row.day, row]));
  const none = new Map<number, number>();
  const left: DaySums[] = [];
  for (const day of touched) {
    const row = known.get(day);
    const sums = sumDay(
      day,
      changed(JSON.parse(row?.said ?? '[]'), said.get(day) ?? none),
      changed(JSON.parse(row?.reflections ?? '[]'), reflected.get(day) ?? none),
    );
    if (sums) left.push(sums);
  }
  const kept = new Set(left.map(({ day }) => day));
  await step
    .deleteFrom('insightDays')
    .where('userId', '=', userId)
    .where(
      isAmong(
        engine,
        'day',
        touched.filter((day) => !kept.has(day)),
      ),
    )
    .execute();
  await putRows(
    step,
    engine,
    'insightDays',
    {
      userId: 'bigint',
      day: 'bigint',
      first: 'bigint',
      last: 'bigint',
      sessions: 'bigint',
      said: 'text',
      reflections: 'text',
    },
    ['userId', 'day'],
    left.map((sums) => ({
      ...sums,
      userId,
      said: JSON.stringify(sums.said),
      reflections: JSON.stringify(sums.reflections),
    })),
  );
};

const difference = (
  before: readonly TalkSums[],
  after: readonly TalkSums[],
  momentsOf: (sums: TalkSums) => number[],
): Moments => {
  const counts = new Map<number, number>();
  const count = (sums: readonly TalkSums[], by: 1 | -1) => {
    for (const one of sums) for (const at of momentsOf(one)) counts.set(at, (counts.get(at) ?? 0) + by);
  };
  count(before, -1);
  count(after, 1);
  const days: Moments = new Map();
  for (const [at, by] of counts) {
    if (by === 0) continue;
    const day = dayOfTime(at);
    const moments = days.get(day) ?? new Map<number, number>();
    days.set(day, moments.set(at, by));
  }
  return days;
};
