/** Books, films and artworks: kept, changed, deleted and brought back in one and the same way. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { inBatches } from './batches.ts';
import { deleteWith, restoreWith, takeTalksTo } from './discussions.ts';
import type { EngineName } from './migrate.ts';
import { prepared, type Run, type Values } from './prepared.ts';
import { stopReplies } from './replies.ts';
import { inMeasuredSlices, MOST_MEASURED } from './slices.ts';
import type { Tables } from './tables.ts';
import { isoTime, isoTimeOrNull } from './times.ts';
import { isAmong } from './whole-lists.ts';
import { type KeptWork, WORK_SHAPES, type WorkFields, type WorkKind, type WorkTable } from './work-shapes.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;

/** What a change of fields changes beside them. */
export type AlsoSet<K extends WorkKind> = (
  fields: Partial<WorkFields<K>>,
  now: number,
) => Record<string, RawBuilder<number | null>>;

type Stamps = {
  id: number;
  userId: number;
  lastSession: number | null;
  createdAt: number;
  updatedAt: number;
};

/** What a work may well have beside its notes. */
const BESIDE_NOTES = 500;
/** Notes may have 20,000 characters. */
const IN_A_SLICE = 10;

/** The columns were chosen by `columnsOf`, so the fields are those of the kind. */
const toWork = <K extends WorkKind>(row: Stamps) =>
  ({
    ...row,
    lastSession: isoTimeOrNull(row.lastSession),
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
  }) as KeptWork<K>;

const columnsOf = (kind: WorkKind) =>
  ['id', 'userId', ...WORK_SHAPES[kind].fields, 'lastSession', 'createdAt', 'updatedAt'] as const;

/** Whatever else a body carried stays outside. */
const ownFields = (kind: WorkKind, from: object): Values =>
  Object.fromEntries(WORK_SHAPES[kind].fields.map((field) => [field, Reflect.get(from, field)]));

const creatorOf = <K extends WorkKind>(kind: K, work: KeptWork<K>): string =>
  String(Reflect.get(work, WORK_SHAPES[kind].creator));

export const workReader = <K extends WorkKind>(kind: K, engine: EngineName, db: Kysely<Tables>, run: Run) => {
  const table: WorkTable = WORK_SHAPES[kind].table;
  const measured = prepared<{ userId: number; before: number }, { id: number; bytes: number }>(run, (v) =>
    db
      .selectFrom(table)
      .select(['id', sql<number>`coalesce(octet_length("notes"), 0) + ${sql.lit(BESIDE_NOTES)}`.as('bytes')])
      .where('userId', '=', v.userId)
      .where('id', '<', v.before)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(MOST_MEASURED),
  );
  const slice = prepared<{ userId: number; lowest: number; highest: number }, Stamps>(run, (v) =>
    db
      .selectFrom(table)
      .select(columnsOf(kind))
      .where('userId', '=', v.userId)
      .where('id', '>=', v.lowest)
      .where('id', '<=', v.highest)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc'),
  );
  const unkept = prepared<{ userId: number; title: string; creator: string }, { id: number }>(run, (v) =>
    db
      .selectFrom('discussions')
      .select('id')
      .where('userId', '=', v.userId)
      .where('kind', '=', kind)
      .where('title', '=', v.title)
      .where('creator', '=', v.creator)
      .where('itemId', 'is', null)
      .where('deletedAt', 'is', null)
      .limit(1),
  );
  return {
    /** Whether there are talks about a work of its name from before it was kept. */
    wasTalkedAbout: async (work: KeptWork<K>): Promise<boolean> => {
      const { userId, title } = work;
      return (await unkept({ userId, title, creator: creatorOf(kind, work) })).length > 0;
    },
    /** All of them, the newest first, a slice at a time. */
    slices: async function* (userId: number): AsyncGenerator<KeptWork<K>[]> {
      const slices = inMeasuredSlices(
        (after) => measured({ userId, before: after ?? Number.MAX_SAFE_INTEGER }),
        (ids) => slice({ userId, ...ids }),
      );
      for await (const rows of slices) yield rows.map(toWork<K>);
    },
    /** These of them, a slice at a time. */
    among: async function* (userId: number, ids: readonly number[]): AsyncGenerator<KeptWork<K>[]> {
      for (let from = 0; from < ids.length; from += IN_A_SLICE) {
        const rows = await db
          .selectFrom(table)
          .select(columnsOf(kind))
          .where(isAmong(engine, 'id', ids.slice(from, from + IN_A_SLICE)))
          .where('userId', '=', userId)
          .where('deletedAt', 'is', null)
          .orderBy('id')
          .execute();
        yield rows.map(toWork<K>);
        await othersTurn();
      }
    },
    find: async (userId: number, id: number): Promise<KeptWork<K> | null> => {
      const row = await db
        .selectFrom(table)
        .select(columnsOf(kind))
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return row ? toWork<K>(row) : null;
    },
  };
};

export const workWriter = <K extends WorkKind>(
  kind: K,
  db: Kysely<Tables>,
  run: Run,
  alsoSet: AlsoSet<K> = () => ({}),
) => {
  const table: WorkTable = WORK_SHAPES[kind].table;
  type New = Values & { title: string; userId: number; clientId: string | null; now: number };
  const insert = prepared<New, Stamps>(run, (v) =>
    db
      .insertInto(table)
      .values({
        ...ownFields(kind, v),
        title: v.title,
        userId: v.userId,
        clientId: v.clientId,
        createdAt: v.now,
        updatedAt: v.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'clientId']).where('clientId', 'is not', null).doNothing(),
      )
      .returning(columnsOf(kind)),
  );
  const addedAs = ({ userId }: Owner, clientId: string | null) =>
    db
      .selectFrom(table)
      .select(columnsOf(kind))
      .where('userId', '=', userId)
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow();
  return {
    /** What was added before under the same client id comes back as it is now. */
    add: async (
      owner: Owner,
      fields: WorkFields<K>,
      now: number,
      clientId: string | null = null,
    ): Promise<KeptWork<K>> => {
      const [row] = await insert({
        ...ownFields(kind, fields),
        title: fields.title,
        userId: owner.userId,
        clientId,
        now,
      });
      return toWork<K>(row ?? (await addedAs(owner, clientId)));
    },
    /** The talks from before it was kept are talks about the kept one from now on. */
    takeTalks: (owner: Owner, work: KeptWork<K>): Promise<KeptWork<K>> =>
      db.transaction().execute(async (step) => {
        const named = { kind, itemId: work.id, title: work.title, creator: creatorOf(kind, work) };
        const lastSession = await takeTalksTo(step, owner, named);
        const row = await own(step, table, owner, [work.id])
          .set({ lastSession })
          .returning(columnsOf(kind))
          .executeTakeFirst();
        return row ? toWork<K>(row) : work;
      }),
    change: async (
      owner: Owner,
      id: number,
      fields: Partial<WorkFields<K>>,
      now: number,
      /** Nothing is changed where one of these holds something else by now. */
      was: Partial<WorkFields<K>> = {},
    ): Promise<KeptWork<K> | null> => {
      let change = own(db, table, owner, [id])
        .set({ ...ownFields(kind, fields), ...alsoSet(fields, now), updatedAt: now })
        .where('deletedAt', 'is', null);
      for (const field of WORK_SHAPES[kind].fields) {
        if (!(field in was)) continue;
        // What it is to become it may be already: the same change, sent again because its answer was lost.
        const allowed = [was, fields].filter((side) => field in side);
        change = change.where((eb) =>
          eb.or(allowed.map((side) => eb(sql.ref(field), 'is not distinct from', Reflect.get(side, field)))),
        );
      }
      const row = await change.returning(columnsOf(kind)).executeTakeFirst();
      return row ? toWork<K>(row) : null;
    },
    /** The same fields of many; what is not there is passed over. */
    changeAll: (
      owner: Owner,
      ids: readonly number[],
      fields: Partial<WorkFields<K>>,
      now: number,
    ): Promise<void> =>
      db.transaction().execute(async (step) => {
        for await (const batch of inOrder(ids))
          await own(step, table, owner, batch)
            .set({ ...fields, updatedAt: now })
            .where('deletedAt', 'is', null)
            .execute();
      }),
    /** Their discussions go along, and what is being said in them stops. Answers which works and talks it were. */
    remove: (
      owner: Owner,
      ids: readonly number[],
      now: number,
    ): Promise<{ works: number[]; talks: number[] }> =>
      db.transaction().execute(async (step) => {
        const works: number[] = [];
        const talks: number[] = [];
        for await (const batch of inOrder(ids)) {
          const gone = await own(step, table, owner, batch)
            // Added again after that, it is another one.
            .set({ deletedAt: now, clientId: null })
            .where('deletedAt', 'is', null)
            .returning('id')
            .execute();
          if (gone.length === 0) continue;
          const here = gone.map(({ id }) => id);
          works.push(...here);
          talks.push(...(await deleteWith(step, owner, kind, here, now)));
        }
        for await (const batch of inOrder(talks)) await stopReplies(step, ['discussionId', batch]);
        return { works, talks };
      }),
    /** What was not deleted, or not longer ago than `since`, is there again. Answers which that is. */
    restore: (owner: Owner, ids: readonly number[], since: number): Promise<number[]> =>
      db.transaction().execute(async (step) => {
        const back: number[] = [];
        for await (const batch of inOrder(ids)) {
          const before = await step
            .selectFrom(table)
            .select(['id', 'deletedAt'])
            .where('id', 'in', batch)
            .where('userId', '=', owner.userId)
            .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
            .execute();
          if (before.length === 0) continue;
          // A talk that was deleted by itself before stays so: only those of the same moment come back.
          for (const [deletedAt, group] of Map.groupBy(before, (one) => one.deletedAt)) {
            const here = group.map(({ id }) => id);
            if (deletedAt !== null) await restoreWith(step, owner, kind, here, deletedAt);
          }
          const there = before.map(({ id }) => id);
          await own(step, table, owner, there).set({ deletedAt: null }).execute();
          back.push(...there);
        }
        return back;
      }),
  };
};

/** Always in the same order, so that two who change many at once never wait for each other. */
async function* inOrder(ids: readonly number[]): AsyncGenerator<readonly number[]> {
  for (const batch of inBatches([...new Set(ids)].sort((a, b) => a - b))) {
    yield batch;
    // All of it is one transaction; but whoever only reads has a turn in between.
    await othersTurn();
  }
}

const own = (db: Db, table: WorkTable, owner: Owner, ids: readonly number[]) =>
  db.updateTable(table).where('id', 'in', ids).where('userId', '=', owner.userId);

export type WorkStore<K extends WorkKind> = ReturnType<typeof workReader<K>> &
  ReturnType<typeof workWriter<K>>;
