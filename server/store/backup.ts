/** A consistent copy of the SQLite file while the server runs, and the check that it is whole. */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartProblem } from '../config.ts';
import { latestVersion } from './migrate.ts';

export type Checked = { version: number; people: number; books: number };

/** Throws unless it is a whole database of ours. */
export const examine = (db: Database.Database): Checked => {
  const whole = db.pragma('integrity_check', { simple: true });
  if (whole !== 'ok') throw new Error(String(whole));
  if ((db.pragma('foreign_key_check') as unknown[]).length > 0) throw new Error('rows point to nothing');
  const number = (sql: string) => Number(db.prepare(sql).pluck().get());
  const version = number('select max(version) from schema_version');
  if (version > latestVersion)
    throw new Error(`it has schema version ${version}, this Colloquy knows ${latestVersion}`);
  return {
    version,
    people: number('select count(*) from users'),
    books: number('select count(*) from books'),
  };
};

/** Opens a copy and makes sure it is a whole database of ours. */
export const checkCopy = (file: string): Checked => {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true });
    return examine(db);
  } catch (thrown) {
    throw new StartProblem(`${file} is no usable copy: ${thrown instanceof Error ? thrown.message : thrown}`);
  } finally {
    db?.close();
  }
};

/** SQLite's own online copy: every transaction is in it whole or not at all. */
export const copyDatabase = (from: string, to: string): Checked => {
  if (!existsSync(from)) throw new StartProblem(`There is no database at ${from}.`);
  if (existsSync(to)) throw new StartProblem(`${to} exists already. Nothing was written.`);
  const db = new Database(from, { timeout: 10_000 });
  try {
    db.prepare('vacuum into ?').run(to);
  } catch (thrown) {
    rmSync(to, { force: true });
    throw new StartProblem(`The copy failed: ${thrown instanceof Error ? thrown.message : thrown}`);
  } finally {
    db.close();
  }
  chmodSync(to, 0o600);
  return checkCopy(to);
};
