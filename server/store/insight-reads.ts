/** What insights are made of, read for one person. */
import { type Kysely, sql } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import type { EngineName } from './migrate.ts';
import { inSlices } from './slices.ts';
import type { Row, Tables } from './tables.ts';
import { isAmong } from './whole-lists.ts';
import { WORK_SHAPES, type WorkKind, type WorkTable } from './work-shapes.ts';

type Db = Kysely<Tables>;
type Owner = Authorized<'collection'>;

const IN_A_SLICE = 200;
/** Each may have all that was said in a long talk. */
const TALKS_IN_A_SLICE = 50;

/** Where the days begin and end, without what is in them. */
export const insightChunks = (db: Db, userId: number) =>
  db
    .selectFrom('insightDays')
    .select(['day', 'first', 'last', 'sessions'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();

type Days = Pick<Row<'insightDays'>, 'day' | 'said' | 'reflections'>;

/** What was said on the days from one to another, in their order, some days at a time. */
export const insightDays = (
  db: Db,
  userId: number,
  { since, until }: { since?: number; until?: number } = {},
): AsyncGenerator<Days[]> =>
  inSlices<Days>(IN_A_SLICE, (last) =>
    db
      .selectFrom('insightDays')
      .select(['day', 'said', 'reflections'])
      .where('userId', '=', userId)
      .where('day', '>', last?.day ?? (since ?? Number.MIN_SAFE_INTEGER + 1) - 1)
      .where('day', '<=', until ?? Number.MAX_SAFE_INTEGER)
      .orderBy('day')
      .limit(IN_A_SLICE)
      .execute(),
  );

/** By their works, and within one in the order they began in; some at a time. */
export const insightTalks = (
  db: Db,
  userId: number,
  item: string | undefined,
): AsyncGenerator<Row<'insightTalks'>[]> =>
  inSlices<Row<'insightTalks'>>(TALKS_IN_A_SLICE, (last) => {
    let talks = db.selectFrom('insightTalks').selectAll().where('userId', '=', userId);
    if (item !== undefined) talks = talks.where('item', '=', item);
    if (last)
      talks = talks.where(sql<boolean>`(item, "discussionId") > (${last.item}, ${last.discussionId})`);
    return talks.orderBy('item').orderBy('discussionId').limit(TALKS_IN_A_SLICE).execute();
  });

/** The figures of each work that was talked about, some at a time. */
export const insightItems = (db: Db, userId: number): AsyncGenerator<Row<'insightItems'>[]> =>
  inSlices<Row<'insightItems'>>(TALKS_IN_A_SLICE, (last) =>
    db
      .selectFrom('insightItems')
      .selectAll()
      .where('userId', '=', userId)
      .where('item', '>', last?.item ?? '')
      .orderBy('item')
      .limit(TALKS_IN_A_SLICE)
      .execute(),
  );

type Reflected = Pick<Row<'insightItems'>, 'item' | 'lastReflectionAt'>;

/** Which works were talked about: what was reflected on last comes first, what never was last. */
export const reflectedItems = async (db: Db, userId: number): Promise<string[]> => {
  const all: Reflected[] = [];
  const slices = inSlices<Reflected>(1_000, (last) =>
    db
      .selectFrom('insightItems')
      .select(['item', 'lastReflectionAt'])
      .where('userId', '=', userId)
      .where('item', '>', last?.item ?? '')
      .orderBy('item')
      .limit(1_000)
      .execute(),
  );
  for await (const rows of slices) all.push(...rows);
  const at = ({ lastReflectionAt }: Reflected) => lastReflectionAt ?? Number.NEGATIVE_INFINITY;
  return all.sort((a, b) => at(b) - at(a) || 0).map(({ item }) => item);
};

/** The figures of these, in their order. */
export const insightItemsAmong = async (
  { engine, read }: { engine: EngineName; read: Db },
  userId: number,
  items: readonly string[],
): Promise<Row<'insightItems'>[]> => {
  const rows = await read
    .selectFrom('insightItems')
    .selectAll()
    .where('userId', '=', userId)
    .where(isAmong(engine, 'item', items))
    .execute();
  const byItem = new Map(rows.map((row) => [row.item, row]));
  return items.flatMap((item) => byItem.get(item) ?? []);
};

export const meanMastery = async (db: Db, userId: number): Promise<number | null> => {
  const { mean } = await db
    .selectFrom('insightItems')
    .select(({ fn }) => fn.avg<number | null>('mastery').as('mean'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return mean === null ? null : Number(mean);
};

export type ShelvedWork = { id: number; title: string; creator: string; pictureUrl: string | null };

const shelved = (db: Db, kind: WorkKind, userId: number) => {
  const { table, creator, picture } = WORK_SHAPES[kind];
  return db
    .selectFrom(table as WorkTable)
    .select([
      'id',
      'title',
      sql.ref<string>(creator).as('creator'),
      sql.ref<string | null>(picture).as('pictureUrl'),
    ])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null);
};

/** How many books there are, and of how many there was ever talk. */
export const countBooks = async (db: Db, userId: number): Promise<{ all: number; active: number }> => {
  const { all, active } = await db
    .selectFrom('books')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('lastSession').as('active')])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { all: Number(all), active: Number(active) };
};

/** All works of a kind, the newest first, some at a time. */
export const shelvedWorks = (db: Db, kind: WorkKind, userId: number): AsyncGenerator<ShelvedWork[]> =>
  inSlices<ShelvedWork>(IN_A_SLICE, (last) =>
    shelved(db, kind, userId)
      .where('id', '<', last?.id ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(IN_A_SLICE)
      .execute(),
  );

export const shelvedAmong = (
  { engine, read }: { engine: EngineName; read: Db },
  kind: WorkKind,
  userId: number,
  ids: readonly number[],
): Promise<ShelvedWork[]> =>
  shelved(read, kind, userId)
    .where(isAmong(engine, 'id', ids))
    .execute();

/** The messages with feedback of these ids, with what they answer and where they stand. */
export const evidenceRows = (db: Db, engine: EngineName, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('messages as reply')
    .innerJoin('messages as asked', 'asked.id', 'reply.replyTo')
    .innerJoin('discussions', 'discussions.id', 'reply.discussionId')
    .select([
      'reply.id',
      'reply.verdict',
      'reply.struckAt',
      'asked.id as messageId',
      'asked.content as said',
      'asked.createdAt as at',
      'discussions.id as discussionId',
      'discussions.kind',
      'discussions.itemId',
      'discussions.title',
      'discussions.creator',
      'discussions.objective',
    ])
    .where('reply.userId', '=', userId)
    .where(isAmong(engine, 'reply.id', ids))
    .where('reply.verdict', 'is not', null)
    .where('discussions.deletedAt', 'is', null)
    .execute();

export type EvidenceRow = Awaited<ReturnType<typeof evidenceRows>>[number];

/** Whether it was there to be struck out, or to be taken back; null where it is no one's reflection. */
export const strike = async (
  db: Db,
  owner: Owner,
  id: number,
  struckAt: number | null,
): Promise<'done' | 'no feedback' | 'not found'> => {
  const row = await db
    .selectFrom('messages')
    .innerJoin('discussions', 'discussions.id', 'messages.discussionId')
    .select(['messages.verdict', 'messages.struckAt', 'messages.replyTo'])
    .where('messages.id', '=', id)
    .where('messages.userId', '=', owner.userId)
    .where('discussions.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return 'not found';
  if (!row.verdict || row.replyTo === null) return 'no feedback';
  // Struck out once is struck out: the time stays the first one.
  if ((row.struckAt === null) === (struckAt === null)) return 'done';
  await db
    .updateTable('messages')
    .set({ struckAt })
    .where('id', '=', id)
    .where('userId', '=', owner.userId)
    .execute();
  return 'done';
};

/** When the person was here, from a moment on. */
export const stretchesSince = (db: Db, userId: number, since: number) =>
  db
    .selectFrom('activity')
    .select(['startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('endedAt', '>', since)
    .orderBy('endedAt')
    .execute();
