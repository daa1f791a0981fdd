/**
 * On PostgreSQL a newer Colloquy brings the schema forward while older ones serve on, until each has been
 * replaced. What a step may do so that nobody is failed by it stands in docs/operations.md; it is tried here.
 */
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import { emptyDatabase } from '../databases.ts';
import { backToToday, type Step, stepsToday, storeOfTheFuture, storeWith } from '../future.ts';
import { type TestWorld, testWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const onPostgres = inject('postgresUrl') !== undefined;
const NAMES = Object.keys(api) as CallName[];
/** After these the same person cannot go on. */
const LAST = new Set<CallName>([
  'logout',
  'changePassword',
  'resetPassword',
  'deleteAccount',
  'suspendUser',
  'removeAdmin',
]);

/** Everything a step may do, to every table there is. */
const makesRoom: Step = {
  name: 'makes room',
  up: async (db, { integer }) => {
    for (const { name } of await db.introspection.getTables()) {
      await db.schema.alterTable(name).addColumn('later', 'text').execute();
      await db.schema
        .alterTable(name)
        .addColumn('counted', integer, (c) => c.notNull().defaultTo(7))
        .execute();
      // Which is only added to.
      if (name !== 'adminLog') await db.updateTable(name).set({ later: 'filled' }).execute();
      await db.schema.createIndex(`${name}_later`).on(name).column('later').execute();
    }
    await db.schema.createTable('shelves').addColumn('name', 'text').execute();
  },
};

const bringForward = async ({ place }: TestWorld, ...steps: Step[]) => {
  const open = await storeOfTheFuture(...steps);
  const store = await open(place);
  onTestFinished(store.close);
  return store;
};

/** Each call as its owner makes it: what it answers with. */
const everyCall = async (made: TestWorld, round: string): Promise<Record<string, number>> => {
  const owner = await made.person(`owner-${round}`);
  await made.world.store.write
    .updateTable('users')
    .set({ isAdmin: 1 })
    .where('id', '=', owner.user.id)
    .execute();
  const answered: Record<string, number> = {};
  for (const name of NAMES) {
    const who = LAST.has(name) ? await made.person(`${name}-${round}`) : owner;
    answered[name] = (await who.call(name, await SAMPLES[name](who, made))).status;
  }
  return answered;
};

afterEach(backToToday);

describe.skipIf(!onPostgres)('while a newer Colloquy brings the schema forward', () => {
  it('an older one answers every call as before, and says that it is ready', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const before = await everyCall(made, 'before');
    await bringForward(made, makesRoom);
    expect(await everyCall(made, 'after')).toEqual(before);
    expect((await made.visitor().call('ready')).status).toBe(200);
  }, 90_000);

  it('nobody who reads or writes meanwhile is failed', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await made.person('ann');
    const failed: string[] = [];
    let isOver = false;
    let asked = 0;
    const busy = Array.from({ length: 6 }, async () => {
      while (!isOver) {
        const added = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
        const listed = await ann.call('listBooks');
        const gone = await ann.call('deleteBook', { params: { id: added.body.id } });
        asked += 3;
        for (const answer of [added, listed, gone]) if (answer.status >= 400) failed.push(answer.text);
      }
    });
    while (asked < 60) await new Promise((resolve) => setTimeout(resolve, 5));
    await bringForward(made, makesRoom, { name: 'more', up: async () => {} });
    const [then, enough] = [asked, asked + 60];
    while (asked < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    isOver = true;
    await Promise.all(busy);
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(then);
  });

  it('a step that cannot have a table gives way to those who use it, and is done when it can', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await made.person('ann');
    const dump = new pg.Client({ connectionString: made.place.databaseUrl });
    await dump.connect();
    await dump.query('begin');
    await dump.query('select count(*) from books');
    let isForward = false;
    const forward = bringForward(made, makesRoom).then(() => {
      isForward = true;
    });
    const waits = async () =>
      (await dump.query(`select 1 from pg_locks where not granted and locktype = 'relation'`)).rowCount;
    await expect.poll(waits, { timeout: 15_000 }).toBeGreaterThan(0);
    // It is waiting for the books; whoever comes now stands behind it, and is let through all the same.
    expect((await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } })).status).toBe(201);
    expect((await ann.call('listBooks')).body).toHaveLength(1);
    expect(isForward).toBe(false);
    await dump.query('commit');
    await dump.end();
    await forward;
    expect((await ann.call('listBooks')).body).toHaveLength(1);
  });

  it('a step has as long as it needs, and never keeps others waiting for a table it waits for', async () => {
    const made = await testWorld();
    const limits: Record<string, unknown>[] = [];
    const looks: Step = {
      name: 'looks',
      up: async (db) => {
        const shown = await sql<
          Record<string, string>
        >`select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock`.execute(db);
        limits.push(...shown.rows);
      },
    };
    await bringForward(made, looks);
    expect(limits).toEqual([{ statement: '0', lock: '500ms' }]);
  });
});

type Column = { table: string; name: string; type: string; mayBeLeftOut: boolean };

const columnsOf = async (db: Kysely<unknown>): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "name", data_type as "type",
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "mayBeLeftOut"
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db);
  return rows;
};

/** What an older version would stumble over. */
const inTheWay = (before: Column[], after: Column[]): string[] => {
  const key = ({ table, name }: Column) => `${table}.${name}`;
  const now = new Map(after.map((column) => [key(column), column]));
  const known = new Set(before.map(key));
  const tables = new Set(before.map(({ table }) => table));
  return [
    ...before.flatMap((column) => {
      const there = now.get(key(column));
      if (!there) return [`${key(column)} is gone`];
      if (there.type !== column.type) return [`${key(column)} has another type`];
      return column.mayBeLeftOut && !there.mayBeLeftOut ? [`${key(column)} must be given now`] : [];
    }),
    ...after
      .filter((column) => !known.has(key(column)) && tables.has(column.table) && !column.mayBeLeftOut)
      .map((column) => `${key(column)} must be given`),
  ];
};

/** Steps up to here were made before anybody had to go on serving beside them. */
const FIRST_BESIDE_OTHERS = 10;

describe.skipIf(!onPostgres)('a step leaves room for the version before it', () => {
  /** What each step but the first would do to those that serve on. */
  const stepByStep = async (steps: readonly Step[], from: number): Promise<string[]> => {
    const place = await emptyDatabase();
    onTestFinished(place.drop);
    const wrong: string[] = [];
    let before: Column[] = [];
    for (let count = from; count <= steps.length; count++) {
      const open = await storeWith(steps.slice(0, count));
      const store = await open(place);
      const after = await columnsOf(store.read as Kysely<unknown>);
      await store.close();
      if (count > from)
        wrong.push(...inTheWay(before, after).map((words) => `${steps[count - 1]?.name}: ${words}`));
      before = after;
    }
    return wrong;
  };

  it('in every step there is', async () => {
    expect(await stepByStep(stepsToday, FIRST_BESIDE_OTHERS - 1)).toEqual([]);
  });

  it('and one that takes, renames or demands something is found out', async () => {
    const takes: Step = {
      name: 'takes',
      up: async (db, { integer }) => {
        await db.schema.alterTable('books').dropColumn('notes').execute();
        await db.schema.alterTable('books').renameColumn('isbn', 'number').execute();
        await db.schema
          .alterTable('books')
          .addColumn('shelf', 'text', (c) => c.notNull())
          .execute();
        await sql`alter table books alter column "coverUrl" set not null,
          alter column rating type double precision`.execute(db);
        await db.schema
          .createTable('halls')
          .addColumn('size', integer, (c) => c.notNull())
          .execute();
      },
    };
    expect((await stepByStep([...stepsToday, takes], stepsToday.length)).sort()).toEqual([
      'takes: books.coverUrl must be given now',
      'takes: books.isbn is gone',
      'takes: books.notes is gone',
      'takes: books.rating has another type',
      'takes: books.shelf must be given',
    ]);
  });
});
