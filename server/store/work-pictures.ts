/** Uploaded pictures of works: each is kept as long as a work of its owner's names it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { workPictureNames } from './blobs.ts';
import type { Tables } from './tables.ts';
import { WORK_SHAPES, type WorkKind } from './work-shapes.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export const PICTURE_PATH = '/api/pictures/';

/** So long a picture may wait for its work to be saved, and so many may wait. */
const WAITS_MS = 60 * 60_000;
const MOST_WAITING = 40;
const AT_ONCE = 500;

const KINDS = Object.keys(WORK_SHAPES) as WorkKind[];

/** Deletes the person's pictures that no work has, deleted ones that may still come back included. */
export const dropUnusedPictures = async (db: Db, userId: number, now: number): Promise<void> => {
  const names = await workPictureNames(db, userId);
  if (names.length === 0) return;
  const used = await uploadedPictures(db, userId);
  const unused = names.filter((name) => !used.has(PICTURE_PATH + name));
  const waiting: { name: string; createdAt: number }[] = [];
  for (let from = 0; from < unused.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('blobs')
      .select(['name', 'createdAt'])
      .where('name', 'in', unused.slice(from, from + AT_ONCE))
      .execute();
    waiting.push(...rows);
  }
  const dropped = waiting
    .sort((a, b) => b.createdAt - a.createdAt)
    .filter(({ createdAt }, place) => place >= MOST_WAITING || createdAt < now - WAITS_MS)
    .map(({ name }) => name);
  for (let from = 0; from < dropped.length; from += AT_ONCE)
    await db
      .deleteFrom('blobs')
      .where('name', 'in', dropped.slice(from, from + AT_ONCE))
      .execute();
};

/** The addresses of those that a work has. */
export const uploadedPictures = async (db: Db, userId: number): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const kind of KINDS) for (const address of await uploadedIn(db, kind, userId)) used.add(address);
  return used;
};

const uploadedIn = async (db: Db, kind: WorkKind, userId: number): Promise<string[]> => {
  const { table, picture } = WORK_SHAPES[kind];
  const rows = await db
    .selectFrom(table)
    .select(sql.ref<string>(picture).as('address'))
    .where('userId', '=', userId)
    .where(sql.ref<string>(picture), 'like', `${PICTURE_PATH}%`)
    .execute();
  return rows.map(({ address }) => address);
};

/** Whose deleted works with uploaded pictures are about to go for good. */
export const ownersOfPicturesDeletedBefore = async (db: Db, before: number): Promise<number[]> => {
  const owners = new Set<number>();
  for (const kind of KINDS) {
    const { table, picture } = WORK_SHAPES[kind];
    const rows = await db
      .selectFrom(table)
      .select('userId')
      .distinct()
      .where('deletedAt', '<', before)
      .where(sql.ref<string>(picture), 'like', `${PICTURE_PATH}%`)
      .execute();
    for (const { userId } of rows) owners.add(userId);
  }
  return [...owners];
};
