/** The program as it stands, and one more step of the schema: what a later version looks like to this one. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['package.json', 'contract', 'catalogue', 'guide', 'server'];

/** Longer than a request waits for a lock. */
const TAKES_SECONDS = 6;

/** A long step that touches nobody, then one that adds to the tables readers use most, filled and indexed. */
const STEPS = `
  { name: 'takes long', up: async (db) => { await sql\`select pg_sleep(${TAKES_SECONDS})\`.execute(db); } },
  { name: 'adds', up: async (db) => {
    for (const table of ['users', 'sessions', 'books', 'discussions', 'messages']) {
      await db.schema.alterTable(table).addColumn('later', 'text').execute();
      await db.schema.alterTable(table).addColumn('counted', 'bigint', (c) => c.notNull().defaultTo(7)).execute();
      await db.updateTable(table).set({ later: 'filled' }).execute();
      await db.schema.createIndex(table + '_later').on(table).column('later').execute();
    }
  } },
`;

/** Answers where it lies, and how to get rid of it. */
export const makeNextVersion = (): { root: string; drop: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'colloquy-next-'));
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const file = join(root, 'server/store/migrations.ts');
  const steps = readFileSync(file, 'utf8');
  const end = steps.lastIndexOf('] as const');
  writeFileSync(file, `import { sql } from 'kysely';\n${steps.slice(0, end)}${STEPS}${steps.slice(end)}`);
  return { root, drop: () => rmSync(root, { recursive: true, force: true }) };
};
