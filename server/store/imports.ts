/** What an import looks at and writes, many rows at a time, in the transaction it is given. */
import { type Kysely, sql } from 'kysely';
import type { Kind } from '#contract/kinds.ts';
import type { Authorized } from '../policies/permit.ts';
import { inBatches } from './batches.ts';
import { inSlices } from './slices.ts';
import type { NewRow, Row, Step, Tables } from './tables.ts';
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

/** What is folded and compared of them takes longer than reading does. */
const IN_A_SLICE = 250;

/** All works there are, a slice at a time. */
export async function* knownWorks(db: Db, userId: number): AsyncGenerator<KnownRow[]> {
  for (const kind of Object.keys(WORK_SHAPES) as WorkKind[]) {
    const { table, creator } = WORK_SHAPES[kind];
    const slices = inSlices<Omit<KnownRow, 'kind' | 'year'> & { year: string | number | null }>(
      IN_A_SLICE,
      (last) =>
        db
          .selectFrom(table as WorkTable)
          .select([
            'id',
            'title',
            sql.ref<string>(creator).as('creator'),
            (kind === 'book' ? sql.ref<string | null>('isbn') : sql<null>`null`).as('isbn'),
            (kind === 'book' ? sql<null>`null` : sql.ref<string | number | null>('year')).as('year'),
          ])
          .where('userId', '=', userId)
          .where('id', '>', last?.id ?? 0)
          .where('deletedAt', 'is', null)
          .orderBy('id')
          .limit(IN_A_SLICE)
          .execute(),
    );
    for await (const rows of slices)
      yield rows.map((row) => ({ ...row, kind, year: row.year === null ? null : String(row.year) }));
  }
}

type KnownObjective = Pick<Row<'customObjectives'>, 'id' | 'title' | 'description'>;

export const knownObjectives = (db: Db, userId: number): AsyncGenerator<KnownObjective[]> =>
  inSlices<KnownObjective>(IN_A_SLICE, (last) =>
    db
      .selectFrom('customObjectives')
      .select(['id', 'title', 'description'])
      .where('userId', '=', userId)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(IN_A_SLICE)
      .execute(),
  );

type KnownTalk = Pick<Row<'discussions'>, 'id' | 'kind' | 'title' | 'creator' | 'objective' | 'createdAt'>;

export const knownTalks = (db: Db, userId: number): AsyncGenerator<KnownTalk[]> =>
  inSlices<KnownTalk>(IN_A_SLICE, (last) =>
    db
      .selectFrom('discussions')
      .select(['id', 'kind', 'title', 'creator', 'objective', 'createdAt'])
      .where('userId', '=', userId)
      .where('id', '>', last?.id ?? 0)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(IN_A_SLICE)
      .execute(),
  );

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
  const toRow = ({ fields: given, ...stamps }: NewWork) => ({
    ...Object.fromEntries(fields.map((field) => [field, Reflect.get(given, field)])),
    title: given.title,
    ...stamps,
    userId: owner.userId,
  });
  return added(
    works,
    ({ fields: given }) => given.notes?.length ?? 0,
    between,
    (batch) =>
      step
        .insertInto(table as WorkTable)
        .values(batch.map(toRow))
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
  added(objectives, SMALL, between, (batch) =>
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
  added(talks, SMALL, between, (batch) =>
    step
      .insertInto('discussions')
      .values(batch.map((talk) => ({ ...talk, userId })))
      .returning('id')
      .execute(),
  );

export type NewMessage = Omit<NewRow<'messages'>, 'id' | 'userId'>;

/** `toRow` is asked for each as it is written. */
export const addMessages = <T>(
  step: Step,
  { userId }: Owner,
  messages: readonly T[],
  { sizeOf, toRow }: { sizeOf: (message: T) => number; toRow: (message: T) => NewMessage },
  between: Between,
): Promise<number[]> =>
  added(messages, sizeOf, between, (batch) =>
    step
      .insertInto('messages')
      .values(batch.map((message) => ({ ...toRow(message), userId })))
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

const SMALL = () => 0;

/** Ids are given in the order of the rows; `returning` need not keep it. */
const added = async <T>(
  rows: readonly T[],
  sizeOf: (row: T) => number,
  between: Between,
  insert: (batch: readonly T[]) => Promise<{ id: number }[]>,
): Promise<number[]> => {
  const ids: number[] = [];
  for (const batch of inBatches(rows, sizeOf)) {
    const made = await insert(batch);
    for (const id of made.map((row) => row.id).sort((a, b) => a - b)) ids.push(id);
    await between(batch.length);
  }
  return ids;
};
