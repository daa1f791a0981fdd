import { type Kysely, sql, type Transaction } from 'kysely';
import type { Authorized } from '../policies/permit.ts';
import { inSlices } from './slices.ts';
import type { Row, Tables } from './tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
type Owner = Authorized<'collection'>;

/** Links that work now: neither over, nor to something deleted. */
const working = (db: Db, now: number) =>
  db
    .selectFrom('shares')
    .innerJoin('discussions', 'discussions.id', 'shares.discussionId')
    .where('discussions.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('shares.expiresAt', 'is', null), eb('shares.expiresAt', '>', now)]));

export type NewShare = {
  discussionId: number;
  /** What a new link is called; one that is there keeps its own. */
  name: string;
  copy: string;
  /** Undefined leaves it as it is. */
  expiresAt: number | null | undefined;
};

/** Makes the discussion's link, or brings the one there is up to now. A link that is over is not revived. */
export const keepShare = async (
  db: Transaction<Tables>,
  owner: Owner,
  { expiresAt, ...made }: NewShare,
  now: number,
): Promise<Row<'shares'>> => {
  await db
    .deleteFrom('shares')
    .where('discussionId', '=', made.discussionId)
    .where('expiresAt', '<=', now)
    .execute();
  return db
    .insertInto('shares')
    .values({
      ...made,
      userId: owner.userId,
      expiresAt: expiresAt ?? null,
      sharedAt: now,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('discussionId')
        .doUpdateSet({ copy: made.copy, sharedAt: now, ...(expiresAt !== undefined && { expiresAt }) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const dropShare = async (db: Db, owner: Owner, discussionId: number): Promise<void> => {
  await db
    .deleteFrom('shares')
    .where('discussionId', '=', discussionId)
    .where('userId', '=', owner.userId)
    .execute();
};

export type ListedShare = Pick<Row<'shares'>, 'name' | 'discussionId' | 'sharedAt' | 'expiresAt'> & {
  discussion: Pick<
    Row<'discussions'>,
    'kind' | 'title' | 'creator' | 'objective' | 'besideTitle' | 'besideCreator' | 'name' | 'lastMessageAt'
  >;
};

const IN_A_SLICE = 200;

/** All of them, the one last brought up to date first, a slice at a time. */
export async function* shareSlices(db: Db, userId: number, now: number): AsyncGenerator<ListedShare[]> {
  const read = (last: { sharedAt: number; id: number } | null) => {
    let rows = working(db, now)
      .where('shares.userId', '=', userId)
      .select(['shares.name', 'shares.discussionId', 'shares.sharedAt', 'shares.expiresAt', 'shares.id'])
      .select(['discussions.kind', 'discussions.title', 'discussions.creator', 'discussions.objective'])
      .select(['discussions.besideTitle', 'discussions.besideCreator'])
      .select(['discussions.name as called', 'discussions.lastMessageAt']);
    if (last)
      rows = rows.where(sql<boolean>`(shares."sharedAt", shares.id) < (${last.sharedAt}, ${last.id})`);
    return rows.orderBy('shares.sharedAt', 'desc').orderBy('shares.id', 'desc').limit(IN_A_SLICE).execute();
  };
  for await (const rows of inSlices(IN_A_SLICE, read))
    yield rows.map(({ id: _, name, discussionId, sharedAt, expiresAt, called, ...about }) => ({
      name,
      discussionId,
      sharedAt,
      expiresAt,
      discussion: { ...about, name: called },
    }));
}

export const countShares = async (db: Db, userId: number, now: number): Promise<number> => {
  const { count } = await working(db, now)
    .where('shares.userId', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export type OpenedShare = {
  userId: number;
  firstName: string;
  discussionId: number;
  kind: string;
  itemId: number | null;
  title: string;
  creator: string;
  objective: string;
  besideTitle: string | null;
  besideCreator: string | null;
  copy: string;
  sharedAt: number;
};

export const openShare = (db: Db, name: string, now: number): Promise<OpenedShare | undefined> =>
  working(db, now)
    .innerJoin('users', 'users.id', 'shares.userId')
    .where('shares.name', '=', name)
    // Whoever is suspended shows nothing to anybody; lifted, the links are good again.
    .where('users.suspendedAt', 'is', null)
    .select(['shares.userId', 'shares.discussionId', 'shares.copy', 'shares.sharedAt'])
    .select(['discussions.kind', 'discussions.itemId', 'discussions.title', 'discussions.creator'])
    .select(['discussions.objective', 'discussions.besideTitle', 'discussions.besideCreator'])
    .select('users.firstName')
    .executeTakeFirst();
