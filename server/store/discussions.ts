import { type Kysely, sql, type Transaction } from 'kysely';
import { lookUp } from '#catalogue/look-up.ts';
import type { Discussion, WorkBeside } from '#contract/discussions.ts';
import type { Kind } from '#contract/kinds.ts';
import type { Authorized } from '../policies/permit.ts';
import { inBatches } from './batches.ts';
import type { EngineName } from './migrate.ts';
import { inSlices } from './slices.ts';
import type { Row, Tables } from './tables.ts';
import { isoTime, isoTimeOrNull } from './times.ts';
import { isAmong } from './whole-lists.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;

type Named = Pick<Row<'discussions'>, 'itemId' | 'kind' | 'title' | 'creator'>;

/** What it is called in the catalogue, where that is how it is reached. */
export const slugOf = ({ itemId, kind, title, creator }: Named): string | null =>
  itemId === null ? (lookUp({ kind: kind as Kind, title, creator })?.entry.id ?? null) : null;

export type Work = { kind: Kind; itemId: number | null; title: string; creator: string };

export const besideOf = ({
  besideTitle,
  besideCreator,
}: Pick<Row<'discussions'>, 'besideTitle' | 'besideCreator'>): WorkBeside | null =>
  besideTitle === null ? null : { title: besideTitle, creator: besideCreator ?? '' };

/** What a talk about the work is for, and what else it looks at. */
export type Purpose = { objective: string; beside: WorkBeside | null };

export const toDiscussion = (row: Row<'discussions'>): Discussion => ({
  id: row.id,
  kind: row.kind as Kind,
  itemId: row.itemId,
  slug: slugOf(row),
  title: row.title,
  creator: row.creator,
  objective: row.objective,
  beside: besideOf(row),
  name: row.name,
  messageCount: row.messageCount,
  lastMessageAt: isoTimeOrNull(row.lastMessageAt),
  createdAt: isoTime(row.createdAt),
});

const live = (db: Db, userId: number) =>
  db.selectFrom('discussions').selectAll().where('userId', '=', userId).where('deletedAt', 'is', null);

const IN_A_SLICE = 200;
/** When something was said last, or it was begun. */
const latest = sql<number>`coalesce("lastMessageAt", "createdAt")`;

/** All of them, the latest first, a slice at a time. */
export async function* discussionSlices(
  db: Db,
  userId: number,
  only: { kind?: Kind | undefined; itemId?: number | undefined } = {},
): AsyncGenerator<Discussion[]> {
  const read = (last: Row<'discussions'> | null) => {
    let rows = live(db, userId);
    if (only.kind) rows = rows.where('kind', '=', only.kind);
    if (only.itemId !== undefined) rows = rows.where('itemId', '=', only.itemId);
    if (last)
      rows = rows.where(
        sql<boolean>`(${latest}, id) < (${last.lastMessageAt ?? last.createdAt}, ${last.id})`,
      );
    return rows.orderBy(latest, 'desc').orderBy('id', 'desc').limit(IN_A_SLICE).execute();
  };
  for await (const rows of inSlices(IN_A_SLICE, read)) yield rows.map(toDiscussion);
}

/** Those of them that are there, the oldest first, a slice at a time. */
export async function* discussionsByAge(
  { engine, read: db }: { engine: EngineName; read: Kysely<Tables> },
  userId: number,
  ids: readonly number[],
): AsyncGenerator<Discussion[]> {
  const read = (last: Row<'discussions'> | null) => {
    let rows = live(db, userId).where(isAmong(engine, 'id', ids));
    if (last) rows = rows.where(sql<boolean>`("createdAt", id) > (${last.createdAt}, ${last.id})`);
    return rows.orderBy('createdAt').orderBy('id').limit(IN_A_SLICE).execute();
  };
  for await (const rows of inSlices(IN_A_SLICE, read)) yield rows.map(toDiscussion);
}

/** The last ones in which something was said. */
export const recentTalks = async (db: Db, userId: number, limit: number): Promise<Discussion[]> => {
  const rows = await live(db, userId)
    .where('lastMessageAt', 'is not', null)
    .orderBy('lastMessageAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toDiscussion);
};

export const findDiscussion = (db: Db, userId: number, id: number): Promise<Row<'discussions'> | undefined> =>
  live(db, userId).where('id', '=', id).executeTakeFirst();

const about = (db: Db, userId: number, work: Work) => {
  const rows = live(db, userId).where('kind', '=', work.kind);
  if (work.itemId !== null) return rows.where('itemId', '=', work.itemId);
  const named = rows.where('title', '=', work.title);
  // There is one concept of a name, whoever is said to have thought it. A work may have been kept since.
  return work.kind === 'concept'
    ? named.where('itemId', 'is', null)
    : named.where('creator', '=', work.creator);
};

export const newestAbout = (
  db: Db,
  userId: number,
  work: Work,
  { objective, beside }: Purpose,
): Promise<Row<'discussions'> | undefined> =>
  about(db, userId, work)
    .where('objective', '=', objective)
    .where('besideTitle', beside ? '=' : 'is', beside?.title ?? null)
    .where('besideCreator', beside ? '=' : 'is', beside?.creator ?? null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Nothing where one that was `openedAs` the same is there. */
export const beginDiscussion = (
  db: Db,
  owner: Owner,
  work: Work,
  { objective, beside, openedAs }: Purpose & { openedAs: string | null },
  now: number,
): Promise<Row<'discussions'> | undefined> =>
  db
    .insertInto('discussions')
    .values({
      ...work,
      objective,
      besideTitle: beside?.title ?? null,
      besideCreator: beside?.creator ?? null,
      userId: owner.userId,
      openedAs,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'openedAs']).where('openedAs', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

const own = (db: Db, owner: Owner, id: number) =>
  db.updateTable('discussions').where('id', '=', id).where('userId', '=', owner.userId);

export const renameDiscussion = async (
  db: Db,
  owner: Owner,
  id: number,
  name: string | null,
): Promise<Discussion | null> => {
  const row = await own(db, owner, id)
    .set({ name })
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toDiscussion(row) : null;
};

/** Whoever has a talk back decides anew whether others may read it. */
const endLinks = async (db: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('shares').where('discussionId', 'in', ids).execute();
};

export const deleteDiscussion = async (db: Db, owner: Owner, id: number, now: number): Promise<boolean> => {
  const done = await own(db, owner, id)
    .set({ deletedAt: now })
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (done.numUpdatedRows > 0n) await endLinks(db, [id]);
  return done.numUpdatedRows > 0n;
};

export const restoreDiscussion = async (
  db: Db,
  owner: Owner,
  id: number,
  since: number,
): Promise<Discussion | null> => {
  const row = await own(db, owner, id)
    .set({ deletedAt: null })
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', since)]))
    .returningAll()
    .executeTakeFirst();
  return row ? toDiscussion(row) : null;
};

/** The work was talked about by its name alone, and is kept now. Answers when it last was. */
export const takeTalksTo = async (
  step: Transaction<Tables>,
  owner: Owner,
  { kind, itemId, title, creator }: Work,
): Promise<number | null> => {
  const taken = await step
    .updateTable('discussions')
    .set({ itemId })
    .where('userId', '=', owner.userId)
    .where('kind', '=', kind)
    .where('title', '=', title)
    .where('creator', '=', creator)
    .where('itemId', 'is', null)
    .where('deletedAt', 'is', null)
    .returning('lastMessageAt')
    .execute();
  const times = taken.flatMap(({ lastMessageAt }) => lastMessageAt ?? []);
  return times.length === 0 ? null : Math.max(...times);
};

/** The work's discussions go and come with it: they bear the time it was deleted at. Answers which went. */
export const deleteWith = async (
  db: Db,
  owner: Owner,
  kind: Kind,
  itemIds: readonly number[],
  now: number,
): Promise<number[]> => {
  const gone = await ofItems(db, owner, kind, itemIds)
    .set({ deletedAt: now })
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  const ids = gone.map(({ id }) => id);
  for (const batch of inBatches(ids)) await endLinks(db, batch);
  return ids;
};

export const restoreWith = (
  db: Db,
  owner: Owner,
  kind: Kind,
  itemIds: readonly number[],
  deletedAt: number,
) => ofItems(db, owner, kind, itemIds).set({ deletedAt: null }).where('deletedAt', '=', deletedAt).execute();

const ofItems = (db: Db, owner: Owner, kind: Kind, itemIds: readonly number[]) =>
  db
    .updateTable('discussions')
    .where('userId', '=', owner.userId)
    .where('kind', '=', kind)
    .where('itemId', 'in', itemIds);

/** The first words the guide said in earlier talks about this work, newest first. */
export const earlierOpenings = async (
  db: Db,
  userId: number,
  work: Work,
  but: number | null,
): Promise<string[]> => {
  let talks = about(db, userId, work).clearSelect().select('id').orderBy('id', 'desc').limit(5);
  if (but !== null) talks = talks.where('id', '!=', but);
  const rows = await db
    .selectFrom('messages')
    .select('content')
    .where('discussionId', 'in', talks)
    .where('sender', '=', 'ai')
    .where('replyTo', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => row.content);
};
