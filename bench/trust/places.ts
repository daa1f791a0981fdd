/** The two kinds of database a crash program works on, and how each is looked over and killed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { DATABASE_FILE } from '#server/store/store.ts';
import { findBinaries, startPostgres } from '../../tests/postgres.ts';

export type Place = {
  env: Record<string, string>;
  folder: string;
  database: string;
  /** What is wrong with it, nothing when it is whole. */
  damage: () => Promise<string[]>;
  /** Kills one of the database's own processes; it then throws all others out and recovers. */
  killDatabase?: () => Promise<void>;
  drop: () => Promise<void>;
};

export const sqlitePlace = async (): Promise<Place> => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-crash-'));
  const database = join(folder, DATABASE_FILE);
  return {
    env: { DATA_DIR: folder },
    folder,
    database,
    damage: async () => {
      const db = new Database(database);
      try {
        const whole = db.pragma('integrity_check', { simple: true });
        const loose = db.pragma('foreign_key_check') as unknown[];
        return [
          ...(whole === 'ok' ? [] : [`damaged: ${whole}`]),
          ...loose.map((row) => `damaged: ${JSON.stringify(row)}`),
        ];
      } finally {
        db.close();
      }
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** One PostgreSQL for all rounds, with `fsync` as in earnest. */
export const postgresPlace = async (): Promise<Place> => {
  process.env.TEST_FSYNC = 'on';
  const server = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-crash-'));
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await query('create extension if not exists amcheck');
  return {
    env: { DATA_DIR: folder, DATABASE_URL: server.url },
    folder,
    database: server.url,
    damage: async () => {
      try {
        const { hostname, port, username, pathname } = new URL(server.url);
        const where = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
        const program = join(findBinaries() ?? '', 'pg_amcheck');
        execFileSync(program, ['--heapallindexed', ...where], { stdio: 'pipe' });
        return [];
      } catch (thrown) {
        const { stdout, stderr } = thrown as { stdout?: Buffer; stderr?: Buffer };
        return [`damaged: ${`${stdout}${stderr}`.slice(0, 300)}`];
      }
    },
    killDatabase: async () => {
      const rows = await query(
        `select pid from pg_stat_activity where application_name = 'colloquy' order by random() limit 1`,
      );
      const pid = rows[0]?.pid;
      if (pid) process.kill(pid, 'SIGKILL');
    },
    drop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
