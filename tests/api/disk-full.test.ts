import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { DATABASE_FILE } from '#server/store/store.ts';
import { spawnServer } from '../process.ts';

const onPostgres = inject('postgresUrl') !== undefined;
const run = (...command: [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { stdio: 'pipe' });

/** A disk of our own, as small as we like; only root may make one. */
const smallDisk = (megabytes: number): string => {
  const folder = join(mkdtempSync(join(inject('scratch'), 'disk-')), 'data');
  mkdirSync(folder);
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  onTestFinished(() => void run('umount', '-l', folder));
  return folder;
};

const canMount = (() => {
  try {
    run('unshare', '-m', 'true');
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

const NOTES = 'n'.repeat(19_000);

const visit = async (address: string) => {
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
    const answered = (await response.json()) as any;
    return { status: response.status, headers: response.headers, body: answered };
  };
  await ask('POST', '/api/auth/signup', {
    email: 'ann@example.org',
    password: 'correct horse',
    firstName: 'Ann',
  });
  return ask;
};

describe.skipIf(onPostgres || !canMount)('a disk', () => {
  it('that fills up loses nothing, says so, is still read from, and is written to again once there is room', {
    timeout: 30_000,
  }, async () => {
    const folder = smallDisk(6);
    const server = spawnServer({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '0', BOOK_SEARCH: 'off' });
    const ask = await visit((await server.ready) ?? '');
    const kept: string[] = [];
    const add = async (title: string) => {
      const answer = await ask('POST', '/api/books', { title, author: 'a', notes: NOTES });
      if (answer.status === 201) kept.push(title);
      return answer;
    };
    const statuses = new Set<number>();
    for (let n = 0; n < 100 && !statuses.has(503); n++) {
      // Several at once, so that they share a commit.
      const answers = await Promise.all([0, 1, 2, 3].map((m) => add(`${n} ${m}`)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([201, 503]);
    for (let n = 0; n < 20; n++) await add(`more ${n}`);
    const refused = await add('one more');
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.body.message).toContain('disk is full');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const titles = async () =>
      ((await ask('GET', '/api/books')).body as { title: string }[]).map(({ title }) => title).sort();
    expect(await titles()).toEqual([...kept].sort());

    run('mount', '-o', 'remount,size=64m', folder);
    expect((await add('there is room')).status).toBe(201);
    expect(await titles()).toEqual([...kept].sort());
    server.child.kill('SIGKILL');
    await server.exited;
    const db = new Database(join(folder, DATABASE_FILE));
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.prepare('select count(*) from books').pluck().get()).toBe(kept.length);
    db.close();
  });

  it('that can only be read is named in one line at the start, and nothing on it is touched', async () => {
    const folder = smallDisk(16);
    const first = spawnServer({ DATA_DIR: folder });
    await first.ready;
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    run('mount', '-o', 'remount,ro', folder);
    const second = spawnServer({ DATA_DIR: folder });
    expect(await second.exited).toBe(1);
    expect(second.err()).toMatch(/^[^\n]+\n$/);
    expect(second.err()).toContain(folder);
    run('mount', '-o', 'remount,rw', folder);
    const third = spawnServer({ DATA_DIR: folder });
    expect(await third.ready, third.err()).not.toBeNull();
  });
});
