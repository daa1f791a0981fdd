/**
 * What goes for good, bit by bit: half a gigabyte in one statement would hold everybody up for seconds. Each bit is a
 * transaction of its own, so whatever is cut off in the middle goes on where it stopped.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { givingWay } from './give-way.ts';
import { sizeOf } from './messages.ts';
import type { EngineName } from './migrate.ts';
import type { Tables } from './tables.ts';
import { isAmong } from './whole-lists.ts';
import { WORK_TABLES, type WorkTable } from './work-shapes.ts';

export type Where = { engine: EngineName; write: Kysely<Tables> };

/** What people own beside talks, and how many rows of it go at once; a picture may have a megabyte. */
const OWNED = {
  blobs: 4,
  shares: 20,
  books: 50,
  movies: 50,
  artworks: 50,
  customObjectives: 200,
  insightTalks: 50,
  insightItems: 200,
  insightDays: 200,
  insightChanges: 1_000,
  activity: 1_000,
  modelUse: 1_000,
  heldChanges: 1_000,
} as const satisfies Partial<Record<keyof Tables, number>>;

const MESSAGES_AT_ONCE = 200;
const BYTES_AT_ONCE = 100_000;
const TALKS_AT_ONCE = 20;

/** All that is somebody's, but for who they were. */
export const takeAllOf = async (where: Where, userId: number): Promise<void> => {
  await takeMessages(where, ['userId', [userId]]);
  await takeTalks(where, (talks) => talks.where('userId', '=', userId));
  for (const [table, atOnce] of Object.entries(OWNED))
    await takeRows(where, table as keyof Tables, atOnce, sql`"userId" = ${userId}`);
};

/** Works and talks that were deleted before that moment. */
export const takeDeletedBefore = async (where: Where, moment: number): Promise<void> => {
  for (const table of WORK_TABLES) await takeRows(where, table, OWNED[table], sql`"deletedAt" < ${moment}`);
  await takeTalks(where, (talks) => talks.where('deletedAt', '<', moment));
};

type Talks = ReturnType<typeof talksIn>;
const talksIn = (db: Kysely<Tables>) => db.selectFrom('discussions').select('id');

/** What was said in them goes before they do. */
const takeTalks = async (where: Where, which: (talks: Talks) => Talks): Promise<void> => {
  for (;;) {
    const talks = await which(talksIn(where.write)).limit(TALKS_AT_ONCE).execute();
    if (talks.length === 0) return;
    const ids = talks.map(({ id }) => id);
    await takeMessages(where, ['discussionId', ids]);
    await givingWay(where, (step) => step.deleteFrom('discussions').where('id', 'in', ids).execute());
    await othersTurn();
  }
};

/** Each word of them is indexed, so what counts is how long they are. */
const takeMessages = async (
  where: Where,
  [of, ids]: ['userId' | 'discussionId', readonly number[]],
): Promise<void> => {
  for (;;) {
    const next = await where.write
      .selectFrom('messages')
      .select(['id', sizeOf.as('bytes')])
      .where(of, 'in', ids)
      .limit(MESSAGES_AT_ONCE)
      .execute();
    if (next.length === 0) return;
    let sum = 0;
    const some = next.filter(({ bytes }, at) => {
      sum += bytes;
      return at === 0 || sum <= BYTES_AT_ONCE;
    });
    const gone = some.map(({ id }) => id);
    await givingWay(where, (step) =>
      step
        .deleteFrom('messages')
        .where(isAmong(where.engine, 'id', gone))
        .execute(),
    );
    await othersTurn();
  }
};

const takeRows = async (
  where: Where,
  table: keyof Tables | WorkTable,
  atOnce: number,
  which: ReturnType<typeof sql>,
): Promise<void> => {
  const row = sql.raw(where.engine === 'sqlite' ? 'rowid' : 'ctid');
  for (;;) {
    const { numAffectedRows } = await givingWay(where, (step) =>
      sql`delete from ${sql.table(table)} where ${row} in
        (select ${row} from ${sql.table(table)} where ${which} limit ${atOnce})`.execute(step),
    );
    if ((numAffectedRows ?? 0n) < atOnce) return;
    await othersTurn();
  }
};
