/** Writes that come together share a commit; each is still done or undone alone, and durable when it is answered. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testWorld } from '#tests/world.ts';
import { DATABASE_FILE } from './store.ts';

/** A server, and what somebody else who opens its file sees of it: only what has been committed. */
const watched = async () => {
  const made = await testWorld();
  const { engine, write } = made.world.store;
  if (engine !== 'sqlite') return null;
  const other = new Database(join(made.place.dataDir, DATABASE_FILE), { readonly: true });
  const count = other.prepare("select count(*) from settings where key like 'test %'").pluck();
  return {
    write,
    seen: () => Number(count.get()),
    commitsSeen: () => other.pragma('data_version', { simple: true }),
  };
};

const setting = (n: number) => ({ key: `test ${n}`, value: 'x' });

describe('on SQLite', () => {
  it('a write that was answered is committed, and a hundred that came together were committed together', async (test) => {
    const file = await watched();
    if (!file) return test.skip();
    const { write, seen, commitsSeen } = file;
    const versions = new Set<unknown>();
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        if (n % 2) await write.insertInto('settings').values(setting(n)).execute();
        else
          await write
            .transaction()
            .execute((step) => step.insertInto('settings').values(setting(n)).execute());
        const own = await write.selectFrom('settings').select('key').where('key', '=', `test ${n}`).execute();
        expect(own).toHaveLength(1);
        expect(seen()).toBeGreaterThan(0);
        versions.add(commitsSeen());
      }),
    );
    expect(seen()).toBe(100);
    expect(versions.size).toBeLessThanOrEqual(3);
  });

  it('one that fails is undone alone, those beside it are kept', async (test) => {
    const file = await watched();
    if (!file) return test.skip();
    const { write, seen } = file;
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        write.transaction().execute(async (step) => {
          await step.insertInto('settings').values(setting(n)).execute();
          if (n % 3 === 0) throw new Error('changed my mind');
          if (n % 3 === 1) await step.insertInto('settings').values(setting(n)).execute();
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 30 }, (_, n) => (n % 3 === 2 ? 'fulfilled' : 'rejected')),
    );
    expect(seen()).toBe(10);
    await write.insertInto('settings').values(setting(99)).execute();
    expect(seen()).toBe(11);
  });

  it('when the commit itself fails, everyone in it is told and nothing is kept', async (test) => {
    const file = await watched();
    if (!file) return test.skip();
    const { write, seen } = file;
    // A foreign key that is looked at only at the commit.
    await sql`create table deferred_check (
      id integer primary key, owner integer references users(id) deferrable initially deferred)`.execute(
      write,
    );
    const answers = await Promise.allSettled([
      write.insertInto('settings').values(setting(1)).execute(),
      sql`insert into deferred_check (owner) values (987654)`.execute(write),
      write.transaction().execute((step) => step.insertInto('settings').values(setting(2)).execute()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(seen()).toBe(0);
    await write.insertInto('settings').values(setting(3)).execute();
    expect(seen()).toBe(1);
  });
});
