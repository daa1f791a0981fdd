/** A fresh, migrated database for each test world: copied from a template, so it costs milliseconds. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { DATABASE_FILE, openStore } from '#server/store/store.ts';

export type Place = { dataDir: string; databaseUrl: string | undefined; drop: () => Promise<void> };

const scratch = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
const fresh = (): string => {
  const folder = join(scratch, randomBytes(6).toString('hex'));
  mkdirSync(folder);
  return folder;
};

let template: Promise<string> | undefined;

const sqliteTemplate = (): Promise<string> => {
  template ??= (async () => {
    const dataDir = fresh();
    const store = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
    await store.close();
    return join(dataDir, DATABASE_FILE);
  })();
  return template;
};

const postgresTemplate = (admin: string): Promise<string> => {
  template ??= (async () => {
    const name = `template_${randomBytes(6).toString('hex')}`;
    await run(admin, `create database ${name}`);
    const store = await openStore({ dataDir: fresh(), databaseUrl: databaseAt(admin, name), pool: 2 });
    await store.close();
    return name;
  })();
  return template;
};

const databaseAt = (admin: string, name: string): string => {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
};

const run = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A migrated database of the engine this test project runs on. */
export const freshDatabase = async (): Promise<Place> => {
  const admin = inject('postgresUrl');
  if (admin) return makeDatabase(admin, await postgresTemplate(admin));
  const dataDir = fresh();
  const from = await sqliteTemplate();
  if (!existsSync(from)) throw new Error('The template database is gone.');
  copyFileSync(from, join(dataDir, DATABASE_FILE));
  return { dataDir, databaseUrl: undefined, drop: async () => {} };
};

/** A place where no server has ever started. */
export const emptyDatabase = async (): Promise<Place> => {
  const admin = inject('postgresUrl');
  if (admin) return makeDatabase(admin, 'template0');
  return { dataDir: fresh(), databaseUrl: undefined, drop: async () => {} };
};

const makeDatabase = async (admin: string, template: string): Promise<Place> => {
  const dataDir = fresh();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(admin, `create database ${name} template ${template}`);
  return {
    dataDir,
    databaseUrl: databaseAt(admin, name),
    drop: () => run(admin, `drop database if exists ${name} with (force)`),
  };
};
