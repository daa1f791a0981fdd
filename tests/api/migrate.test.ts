import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { DATABASE_FILE } from '#server/store/store.ts';
import { emptyDatabase, freshDatabase, type Place } from '../databases.ts';
import { backToToday, type Step, stepsToday, storeOfTheFuture } from '../future.ts';
import { spawnServer } from '../process.ts';

const onPostgres = inject('postgresUrl') !== undefined;

const addShelves: Step = {
  name: 'shelves',
  up: async (db) => {
    await db.schema.createTable('shelves').addColumn('name', 'text').execute();
    await db.schema.alterTable('books').addColumn('shelf', 'text').execute();
  },
};

const breaksHalfWay: Step = {
  name: 'breaks',
  up: async (db) => {
    await db.schema.createTable('halls').addColumn('name', 'text').execute();
    await sql`update users set "firstName" = 'lost'`.execute(db);
    throw new Error('the power went out');
  },
};

const placed = async (make: () => Promise<Place>): Promise<Place> => {
  const place = await make();
  onTestFinished(place.drop);
  return place;
};

const withAnn = async (place: Place) => {
  const open = await storeOfTheFuture();
  const store = await open(place);
  await store.write
    .insertInto('users')
    .values({ email: 'ann@example.org', firstName: 'Ann', createdAt: 1, updatedAt: 1 })
    .execute();
  await store.close();
};

const copies = ({ dataDir }: Place): string[] => {
  const folder = join(dataDir, 'backups');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

const schemaOf = async (place: Place): Promise<unknown> => {
  const open = await storeOfTheFuture();
  const store = await open(place);
  const tables = await store.read.introspection.getTables();
  await store.close();
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((c) => `${c.name} ${c.dataType} ${c.isNullable}`).sort(),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** How far another process has come; while it makes the very first, there is nothing to look at. */
const stepsDone = async ({ dataDir, databaseUrl }: Place): Promise<number> => {
  const count = 'select count(*) as done from schema_version';
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return Number((await client.query(count)).rows[0].done);
    } catch {
      return 0;
    } finally {
      await client.end();
    }
  }
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(`${file}-wal`)) return 0;
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare(count).pluck().get() as number;
  } catch {
    return 0;
  } finally {
    db.close();
  }
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => vi.resetModules());
afterEach(backToToday);

describe('a database of an older version', () => {
  it('is brought up to date at the start, with what it holds', async () => {
    const place = await placed(emptyDatabase);
    await withAnn(place);
    const open = await storeOfTheFuture(addShelves);
    const store = await open(place);
    const names = (await store.read.introspection.getTables()).map((table) => table.name);
    expect(names).toContain('shelves');
    expect(await store.isReady()).toBe(true);
    expect((await store.read.selectFrom('users').selectAll().execute())[0]?.firstName).toBe('Ann');
    await store.close();
  });

  it.skipIf(onPostgres)('is copied before it is touched, whole and readable by us alone', async () => {
    const place = await placed(emptyDatabase);
    await withAnn(place);
    expect(copies(place)).toEqual([]);
    const open = await storeOfTheFuture(addShelves);
    await (await open(place)).close();
    const [copy = '', ...more] = copies(place);
    expect(more).toEqual([]);
    expect(statSync(copy).mode & 0o077).toBe(0);
    const db = new Database(copy, { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.prepare('select "firstName" from users').pluck().all()).toEqual(['Ann']);
    expect(db.prepare('select max(version) from schema_version').pluck().get()).toBe(stepsToday.length);
    db.close();
    await (await open(place)).close();
    expect(copies(place)).toHaveLength(1);
  });

  it('is as it was when a step breaks half way, and the next start goes on from there', async () => {
    const place = await placed(emptyDatabase);
    await withAnn(place);
    const broken = await storeOfTheFuture(addShelves, breaksHalfWay);
    await expect(broken(place)).rejects.toThrow(/power went out/);
    const open = await storeOfTheFuture(addShelves, {
      ...addShelves,
      up: async (db) => {
        await db.schema.createTable('rooms').addColumn('name', 'text').execute();
      },
    });
    const store = await open(place);
    const names = (await store.read.introspection.getTables()).map((table) => table.name);
    expect(names).toEqual(expect.arrayContaining(['shelves', 'rooms']));
    expect(names).not.toContain('halls');
    expect((await store.read.selectFrom('users').selectAll().execute())[0]?.firstName).toBe('Ann');
    await store.close();
  });

  it('is refused by an older Colloquy once it is newer', async () => {
    const place = await placed(emptyDatabase);
    const newer = await storeOfTheFuture(addShelves);
    await (await newer(place)).close();
    const older = await storeOfTheFuture();
    await expect(older(place)).rejects.toThrow(/schema version \d+, this Colloquy knows \d+/);
    expect(copies(place)).toEqual([]);
  });
});

describe('servers that start together on an empty database', () => {
  it('each run every step once between them', async () => {
    const place = await placed(emptyDatabase);
    const open = await storeOfTheFuture(addShelves);
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(place)));
    const versions = await sql<{
      version: number;
    }>`select version from schema_version order by version`.execute(stores[0]?.read as Kysely<unknown>);
    expect(versions.rows.map((row) => Number(row.version))).toEqual(
      Array.from({ length: stepsToday.length + 1 }, (_, n) => n + 1),
    );
    await Promise.all(stores.map((store) => store.close()));
  });

  it('all serve, as processes of their own', async () => {
    const place = await placed(emptyDatabase);
    const env = {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
    };
    const servers = Array.from({ length: 3 }, () => spawnServer(env));
    for (const server of servers) {
      const address = await server.ready;
      expect(address, server.err()).not.toBeNull();
      expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    }
  }, 90_000);
});

it('a start that is killed at any moment is made up for by the next, to the same schema', async () => {
  const whole = await schemaOf(await placed(freshDatabase));
  const place = await placed(emptyDatabase);
  const env = { DATA_DIR: place.dataDir, ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) };
  for (const steps of [1, 3, 5, 7]) {
    const server = spawnServer(env);
    await Promise.race([server.ready, until(async () => (await stepsDone(place)) >= steps)]);
    server.child.kill('SIGKILL');
    await server.exited;
    expect(server.err()).toBe('');
  }
  expect(await schemaOf(place)).toEqual(whole);
  const server = spawnServer(env);
  expect(await server.ready, server.err()).not.toBeNull();
}, 90_000);
