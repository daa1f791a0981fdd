/** What an import looks at and writes, many rows at a time, in the transaction it is given. */
import { type Kysely, sql } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import type { Authorized } from '../policies/permit.ts';
import { inBatches } from './batches.ts';
import type { NewRow, Step, Tables } from './tables.ts';
import { WORK_SHAPES, type WorkFields, type WorkKind, type WorkTable } from './work-shapes.ts';

type Db = Kysely<Tables> | Step;
type Owner = Authorized<'collection'>;
/** Called between two statements, so that a long import can give way, or end. */
type Between = (written: number) => Promise<void>;

/** Two imports of one person take turns, so that the later one sees what the earlier brought. */
export const lockOwner = async (step: Step, { userId }: Owner): Promise<void> => {
  await step.updateTable('users').set({ version: sql<number>`"version"` }).where('id', '=', userId).execute();
};

export type KnownRow = {
  kind: WorkKind;
  id: number;
  title: string;
  creator: string;
  isbn: string | null;
  year: string | null;
};

export const knownWorks = async (db: Db, userId: number): Promise<KnownRow[]> => {
  const rows: KnownRow[] = [];
  for (const kind of Object.keys(WORK_SHAPES) as WorkKind[]) {
    const { table, creator } = WORK_SHAPES[kind];
    const found = await db
      .selectFrom(table as WorkTable)
      .select([
        'id',
        'title',
        sql.ref<string>(creator).as('creator'),
        (kind === 'book' ? sql.ref<string | null>('isbn') : sql<null>`null`).as('isbn'),
        (kind === 'book' ? sql<null>`null` : sql.ref<string | number | null>('year')).as('year'),
      ])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
    for (const row of found) rows.push({ ...row, kind, year: row.year === null ? null : String(row.year) });
  }
  return rows;
};

export const knownObjectives = (db: Db, userId: number) =>
  db.selectFrom('customObjectives').select(['title', 'description']).where('userId', '=', userId).execute();

export const knownTalks = (db: Db, userId: number) =>
  db
    .selectFrom('discussions')
    .select(['kind', 'title', 'creator', 'objective', 'createdAt'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();

export type NewWork = {
  fields: WorkFields<WorkKind>;
  lastSession: number | null;
  createdAt: number;
  updatedAt: number;
};

/** The new ids, in the order of the works. */
export const addWorks = (
  step: Step,
  owner: Owner,
  kind: WorkKind,
  works: readonly NewWork[],
  between: Between,
): Promise<number[]> => {
  const { table, fields } = WORK_SHAPES[kind];
  const rows = works.map(({ fields: given, ...stamps }) => ({
    ...Object.fromEntries(fields.map((field) => [field, Reflect.get(given, field)])),
    title: given.title,
    ...stamps,
    userId: owner.userId,
  }));
  return added(rows, between, (batch) =>
    step
      .insertInto(table as WorkTable)
      .values([...batch])
      .returning('id')
      .execute(),
  );
};

type NewObjective = Omit<NewRow<'customObjectives'>, 'id' | 'userId'>;

export const addObjectives = (
  step: Step,
  { userId }: Owner,
  objectives: readonly NewObjective[],
  between: Between,
): Promise<number[]> =>
  added(objectives, between, (batch) =>
    step
      .insertInto('customObjectives')
      .values(batch.map((objective) => ({ ...objective, userId })))
      .returning('id')
      .execute(),
  );

export type NewTalk = Omit<NewRow<'discussions'>, 'id' | 'userId' | 'kind'> & { kind: Kind };

export const addTalks = (
  step: Step,
  { userId }: Owner,
  talks: readonly NewTalk[],
  between: Between,
): Promise<number[]> =>
  added(talks, between, (batch) =>
    step
      .insertInto('discussions')
      .values(batch.map((talk) => ({ ...talk, userId })))
      .returning('id')
      .execute(),
  );

export type NewMessage = Omit<NewRow<'messages'>, 'id' | 'userId'>;

export const addMessages = (
  step: Step,
  { userId }: Owner,
  messages: readonly NewMessage[],
  between: Between,
): Promise<number[]> =>
  added(messages, between, (batch) =>
    step
      .insertInto('messages')
      .values(batch.map((message) => ({ ...message, userId })))
      .returning('id')
      .execute(),
  );

/** A work that was there learns of a later talk about it. */
export const noteSession = async (
  step: Step,
  { userId }: Owner,
  kind: WorkKind,
  id: number,
  at: number,
): Promise<void> => {
  await step
    .updateTable(WORK_SHAPES[kind].table as WorkTable)
    .set({ lastSession: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastSession', 'is', null), eb('lastSession', '<', at)]))
    .execute();
};

/** Ids are given in the order of the rows; `returning` need not keep it. */
const added = async <T>(
  rows: readonly T[],
  between: Between,
  insert: (batch: readonly T[]) => Promise<{ id: number }[]>,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const batch of inBatches(rows)) {
    const made = await insert(batch);
    for (const id of made.map((row) => row.id).sort((a, b) => a - b)) ids.push(id);
    await between(batch.length);
  }
  return ids;
};
