/** The SQLite file an installation moves out of: nobody else has it open meanwhile, and nothing in it is changed. */
import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { StartProblem } from '../../config.ts';
import { openAlone } from '../alone.ts';
import { examine } from '../backup.ts';
import { latestVersion } from '../migrate.ts';
import type { Cell } from './rows.ts';
import type { Table } from './target.ts';

export type Source = ReturnType<typeof openSource>;

export const openSource = (file: string) => {
  if (!existsSync(file)) throw new StartProblem(`There is no database at ${file}.`);
  const db = open(file);
  if (!db) throw new StartProblem('The server is still running. Stop it, then move.');
  try {
    const { version } = examined(file, db);
    if (version !== latestVersion)
      throw new StartProblem(
        `${file} has schema version ${version}, this Colloquy ${latestVersion}. Start it once without DATABASE_URL, which brings the file forward, stop it, then move.`,
      );
  } catch (thrown) {
    db.close();
    throw thrown;
  }
  const names = (sql: string): string[] => db.prepare(sql).pluck().all() as string[];
  return {
    /** Its tables with their columns; what only serves a search of SQLite's own is none of them. */
    tables: (): Map<string, string[]> =>
      new Map(
        names(`select name from pragma_table_list
          where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'`).map(
          (name) => [name, names(`select name from pragma_table_info('${name}')`)],
        ),
      ),
    rows: ({ name, columns, key }: Table): IterableIterator<Cell[]> =>
      db
        .prepare(`select ${columns.map((c) => quoted(c.name)).join(', ')} from ${quoted(name)}
          order by ${key.map(quoted).join(', ')}`)
        .raw()
        .iterate() as IterableIterator<Cell[]>,
    /** The highest id the table ever gave out. */
    lastId: (name: string): number =>
      Number(db.prepare('select seq from sqlite_sequence where name = ?').pluck().get(name) ?? 0),
    close: () => db.close(),
  };
};

const quoted = (name: string): string => `"${name}"`;

const reason = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const open = (file: string): Database.Database | null => {
  try {
    return openAlone(file);
  } catch (thrown) {
    throw new StartProblem(`The database ${file} could not be opened: ${reason(thrown)}.`);
  }
};

const examined = (file: string, db: Database.Database) => {
  try {
    return examine(db);
  } catch (thrown) {
    throw new StartProblem(`${file} cannot be moved: ${reason(thrown)}.`);
  }
};
