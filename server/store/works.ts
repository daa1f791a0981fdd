/** Books, films and artworks: kept, changed, deleted and brought back in one and the same way. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { deleteWith, restoreWith, takeTalksTo } from './discussions.ts';
import { prepared, type Run, type Values } from './prepared.ts';
import { stopReplies } from './replies.ts';
import type { Tables } from './tables.ts';
import { isoTime, isoTimeOrNull } from './times.ts';
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

export const workReader = <K extends WorkKind>(kind: K, db: Kysely<Tables>, run: Run) => {
  const table: WorkTable = WORK_SHAPES[kind].table;
  const list = prepared<{ userId: number }, Stamps>(run, (v) =>
    db
      .selectFrom(table)
      .select(columnsOf(kind))
      .where('userId', '=', v.userId)
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
    list: async (userId: number): Promise<KeptWork<K>[]> => (await list({ userId })).map(toWork<K>),
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
  const insert = prepared<Values & { title: string; userId: number; now: number }, Stamps>(run, (v) =>
    db
      .insertInto(table)
      .values({
        ...ownFields(kind, v),
        title: v.title,
        userId: v.userId,
        createdAt: v.now,
        updatedAt: v.now,
      })
      .returning(columnsOf(kind)),
  );
  return {
    add: async (owner: Owner, fields: WorkFields<K>, now: number): Promise<KeptWork<K>> => {
      const [row] = await insert({
        ...ownFields(kind, fields),
        title: fields.title,
        userId: owner.userId,
        now,
      });
      if (!row) throw new Error('An inserted work was not returned.');
      return toWork<K>(row);
    },
    /** The talks from before it was kept are talks about the kept one from now on. */
    takeTalks: (owner: Owner, work: KeptWork<K>): Promise<KeptWork<K>> =>
      db.transaction().execute(async (step) => {
        const named = { kind, itemId: work.id, title: work.title, creator: creatorOf(kind, work) };
        const lastSession = await takeTalksTo(step, owner, named);
        const row = await own(step, table, owner, work.id)
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
      let change = own(db, table, owner, id)
        .set({ ...ownFields(kind, fields), ...alsoSet(fields, now), updatedAt: now })
        .where('deletedAt', 'is', null);
      for (const field of WORK_SHAPES[kind].fields)
        if (field in was)
          change = change.where(sql.ref(field), 'is not distinct from', Reflect.get(was, field));
      const row = await change.returning(columnsOf(kind)).executeTakeFirst();
      return row ? toWork<K>(row) : null;
    },
    /** Its discussions go along, and what is being said in them stops. Answers which; null without the work. */
    remove: (owner: Owner, id: number, now: number): Promise<number[] | null> =>
      db.transaction().execute(async (step) => {
        const done = await own(step, table, owner, id)
          .set({ deletedAt: now })
          .where('deletedAt', 'is', null)
          .executeTakeFirst();
        if (done.numUpdatedRows === 0n) return null;
        const talks = await deleteWith(step, owner, kind, id, now);
        for (const talk of talks) await stopReplies(step, ['discussionId', talk]);
        return talks;
      }),
    /** What was not deleted, or not longer ago than `since`, is there again. */
    restore: (owner: Owner, id: number, since: number): Promise<KeptWork<K> | null> =>
      db.transaction().execute(async (step) => {
        const before = await step
          .selectFrom(table)
          .select('deletedAt')
          .where('id', '=', id)
          .where('userId', '=', owner.userId)
          .executeTakeFirst();
        if (!before || (before.deletedAt !== null && before.deletedAt < since)) return null;
        if (before.deletedAt !== null) await restoreWith(step, owner, kind, id, before.deletedAt);
        const row = await own(step, table, owner, id)
          .set({ deletedAt: null })
          .returning(columnsOf(kind))
          .executeTakeFirstOrThrow();
        return toWork<K>(row);
      }),
  };
};

const own = (db: Db, table: WorkTable, owner: Owner, id: number) =>
  db.updateTable(table).where('id', '=', id).where('userId', '=', owner.userId);

export type WorkStore<K extends WorkKind> = ReturnType<typeof workReader<K>> &
  ReturnType<typeof workWriter<K>>;
