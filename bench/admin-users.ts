/**
 * The list of people and the figures of the house with 100,000 of them, as the calls ask for them, on SQLite and,
 * where PostgreSQL's programs are installed, on PostgreSQL. `npm run bench -- admin-users [people]`
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type DirectedSort, USER_SORTS } from '#contract/user-sorts.ts';
import { houseFigures } from '#server/store/people-figures.ts';
import { type Edge, listPeople } from '#server/store/people-list.ts';
import { personKeys } from '#server/store/person-keys.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { findBinaries, startPostgres } from '../tests/postgres.ts';

const PEOPLE = Number(process.argv[2] ?? 100_000);
const BOOKS_EACH = 3;
const GOAL_MS = 100;
const DAY = 24 * 60 * 60_000;
const FIRST = ['Ann', 'Émile', 'Bob', 'Chloé', 'Dmitri', 'Eva', 'Fatima', 'Gus', 'Hana', 'Ivo'];
const LAST = ['Lee', 'Zola', 'Okafor', 'Müller', 'Rossi', 'Tanaka', 'Novák', 'Silva', 'Khan', 'Berg'];

const fill = async (store: Store, now: number): Promise<void> => {
  const rows = Array.from({ length: PEOPLE }, (_, i) => {
    const person = {
      email: `reader${i}.${randomBytes(3).toString('hex')}@example.org`,
      firstName: FIRST[(i * 7) % 10] ?? '',
      lastName: `${LAST[(i * 3) % 10]}${i % 1000}`,
    };
    const createdAt = now - Math.floor((((i * 7919) % PEOPLE) / PEOPLE) * 900 * DAY);
    return {
      ...person,
      ...personKeys(person),
      bio: 'A few lines about me as a reader. '.repeat(i % 5),
      lastActiveAt: i % 4 === 0 ? null : createdAt + (i % 50) * DAY,
      createdAt,
      updatedAt: createdAt,
    };
  });
  for (let at = 0; at < rows.length; at += 1000)
    await store.write
      .insertInto('users')
      .values(rows.slice(at, at + 1000))
      .execute();
  for (let from = 0; from < PEOPLE; from += 10_000)
    await sql`insert into books ("userId", title, author, notes, "createdAt", "updatedAt", "deletedAt")
    select u.id, 'A book of the usual length', 'An Author', ${'A note. '.repeat(20)}, ${now}, ${now},
      case when u.id % 500 = 0 then cast(${now} as bigint) end
    from users u join (select id from users order by id limit ${BOOKS_EACH}) each on true
    where u.id > ${from} and u.id <= ${from + 10_000}`.execute(store.write);
  await sql.raw(store.engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(store.write);
};

const measure = async (name: string, one: () => Promise<unknown>): Promise<void> => {
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    const began = performance.now();
    await one();
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [best = 0, median = 0, worst = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const verdict = median < GOAL_MS ? 'within' : 'OVER';
  console.log(
    `  ${name}: best ${best.toFixed(1)}, median ${median.toFixed(1)}, worst ${worst.toFixed(1)} ms; ${verdict} ${GOAL_MS}`,
  );
};

const run = async (store: Store): Promise<void> => {
  const now = Date.now();
  await fill(store, now);
  console.log(`${store.engine}: ${PEOPLE.toLocaleString('en-US')} people`);
  const list = (sort: DirectedSort, q = '', edge: Edge | null = null, limit = 50) =>
    listPeople(store.read, store.engine, { sort, q, limit, edge });
  for (const sort of USER_SORTS.flatMap((one): DirectedSort[] => [one, `-${one}`])) {
    await measure(`first page by ${sort}`, () => list(sort));
    const { next } = await list(sort, '', null, PEOPLE - 25);
    await measure(`last page by ${sort}`, () => list(sort, '', next));
  }
  for (const q of ['zola', 'emile zola7', 'reader99999.', 'example.org', 'nobody at all'])
    for (const sort of ['-createdAt', 'name'] as const)
      await measure(`searched for “${q}” by ${sort}`, () => list(sort, q));
  await measure('a page of 500', () => list('-createdAt', '', null, 500));
  await measure('the figures of the house', () => houseFigures(store.read, now));
};

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
const onFile = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
await run(onFile);
await onFile.close();
if (findBinaries()) {
  const server = await startPostgres();
  const store = await openStore({ dataDir, databaseUrl: server.url, pool: 4 });
  await run(store);
  await store.close();
  await server.stop();
} else console.log('PostgreSQL is not installed here; only SQLite was measured.');
rmSync(dataDir, { recursive: true, force: true });
