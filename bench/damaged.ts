/**
 * `damaged [rounds]`: the files of a database are damaged in ways that disks and people do, and a Colloquy starts on
 * them. It has to refuse in words and leave them as they are, or have all that was there; never begin anew over them.
 * A byte changed inside somebody's words cannot be told by anyone: SQLite keeps no sums of its pages.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StartProblem } from '#server/config.ts';
import { DATABASE_FILE, openStore } from '#server/store/store.ts';

const rounds = Number(process.argv[2] ?? 100);
const home = mkdtempSync(join(tmpdir(), 'colloquy-damage-'));
const PAGE = 4096;
const random = (below: number) => Math.floor(Math.random() * below);

/** A database with things in it, half of them only in its log. */
const seed = async (): Promise<string> => {
  const folder = join(home, 'seed');
  const dataDir = join(home, 'work');
  cpSync(mkdtempSync(join(home, 'x-')), dataDir, { recursive: true });
  const store = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
  const add = async (from: number, to: number) => {
    for (let n = from; n < to; n++) {
      const { id } = await store.write
        .insertInto('users')
        .values({ email: `p${n}@example.org`, firstName: `Person ${n}`, createdAt: 1, updatedAt: 1 })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (let m = 0; m < 5; m++)
        await store.write
          .insertInto('books')
          .values({
            userId: id,
            title: `Book ${n} ${m}`,
            author: 'Anon',
            notes: 'words '.repeat(60),
            createdAt: 1,
            updatedAt: 1,
          } as never)
          .execute();
    }
  };
  await add(0, 100);
  new Database(join(dataDir, DATABASE_FILE)).pragma('wal_checkpoint(TRUNCATE)');
  await add(100, 200);
  cpSync(dataDir, folder, { recursive: true });
  await store.close();
  return folder;
};

type Files = { db: string; wal: string };
const flip = (file: string, before = Number.POSITIVE_INFINITY) => {
  const bytes = readFileSync(file);
  const at = random(Math.min(bytes.length, before));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  writeFileSync(file, bytes);
};
const pageOf = (file: string, fill: number) => {
  const bytes = readFileSync(file);
  const at = PAGE * random(bytes.length / PAGE);
  bytes.fill(fill, at, at + PAGE);
  writeFileSync(file, bytes);
};
const cut = (file: string) => truncateSync(file, random(statSync(file).size));

/** `content`: what was in it may be other than it was without anybody being able to tell. */
const DAMAGES: { name: string; content?: true; log?: true; do: (files: Files) => void }[] = [
  { name: 'one bit of the head', do: ({ db }) => flip(db, 100) },
  { name: 'one bit anywhere', content: true, do: ({ db }) => flip(db) },
  { name: 'a page of nothing', do: ({ db }) => pageOf(db, 0) },
  { name: 'a page of noise', do: ({ db }) => pageOf(db, 0xa5) },
  { name: 'cut off', do: ({ db }) => cut(db) },
  { name: 'emptied', do: ({ db }) => truncateSync(db, 0) },
  { name: 'taken away, its log left', do: ({ db }) => unlinkSync(db) },
  { name: 'another file in its place', do: ({ db }) => writeFileSync(db, 'no database at all '.repeat(500)) },
  { name: 'one bit of the log', log: true, do: ({ wal }) => flip(wal) },
  { name: 'the log cut off', log: true, do: ({ wal }) => cut(wal) },
];
const sum = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
const everything = async (store: Awaited<ReturnType<typeof openStore>>): Promise<string[]> => {
  const users = await store.read
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .orderBy('id')
    .execute();
  const books = await store.read.selectFrom('books').select(['id', 'title', 'notes']).orderBy('id').execute();
  return [...users, ...books].map((row) => JSON.stringify(row));
};

const source = await seed();
const whole = await openStore({ dataDir: join(home, 'work'), databaseUrl: undefined, pool: 1 });
const all = await everything(whole);
await whole.close();

const wrong: string[] = [];
const counts = new Map<string, Record<string, number>>();
for (let n = 0; n < rounds; n++) {
  const damage = DAMAGES[n % DAMAGES.length] as (typeof DAMAGES)[number];
  const dataDir = join(home, `round-${n}`);
  cpSync(source, dataDir, { recursive: true });
  const files = { db: join(dataDir, DATABASE_FILE), wal: join(dataDir, `${DATABASE_FILE}-wal`) };
  rmSync(`${files.db}-shm`, { force: true });
  damage.do(files);
  const [db, wal] = [sum(files.db), sum(files.wal)];
  let outcome: string;
  try {
    const store = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
    const found = await everything(store);
    await store.close();
    const lost = all.filter((row) => !found.includes(row)).length;
    if (found.length === 0) wrong.push(`${damage.name}: an empty database was begun`);
    if (lost === 0) outcome = 'started, all there';
    else if (damage.log) outcome = 'started without the end of the log';
    else if (damage.content) outcome = 'started, words changed';
    else {
      outcome = 'started with a loss';
      wrong.push(`${damage.name}: started, ${lost} of ${all.length} lost or changed`);
    }
  } catch (thrown) {
    outcome = 'refused';
    if (!(thrown instanceof StartProblem) || thrown.message.includes('\n'))
      wrong.push(`${damage.name}: ${thrown}`);
    if (sum(files.db) !== db || sum(files.wal) !== wal)
      wrong.push(`${damage.name}: refused, but the files were touched`);
  }
  const seen = counts.get(damage.name) ?? {};
  seen[outcome] = (seen[outcome] ?? 0) + 1;
  counts.set(damage.name, seen);
  rmSync(dataDir, { recursive: true, force: true });
}
rmSync(home, { recursive: true, force: true });
for (const [name, seen] of counts)
  console.log(
    `${name}: ${Object.entries(seen)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')}`,
  );
for (const words of [...new Set(wrong)].slice(0, 10)) console.log(words);
console.log(`${rounds} damaged databases, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
