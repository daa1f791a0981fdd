import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { DATABASE_FILE, openStore } from '#server/store/store.ts';
import { emptyDatabase, freshDatabase, type Place } from '../databases.ts';
import { spawnServer } from '../process.ts';

const onPostgres = inject('postgresUrl') !== undefined;

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some((one) => one.address === '::1'));

const at = (place: Place): Record<string, string> => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
});

const placed = async (make: () => Promise<Place>): Promise<Place> => {
  const place = await make();
  onTestFinished(place.drop);
  return place;
};

const scratch = () => mkdtempSync(join(inject('scratch'), 'start-'));

/** Starts where it cannot, and says what it said. */
const refusal = async (env: Record<string, string>, as?: { uid: number; gid: number }): Promise<string> => {
  const server = spawnServer(env, undefined, as);
  expect(await server.exited, server.err() + server.out()).toBe(1);
  expect(server.out()).toBe('');
  expect(server.err()).toMatch(/^[^\n]+\n$/);
  expect(server.err()).not.toMatch(/ at \w+ \(|node:internal|\.ts:\d/);
  return server.err();
};

describe('starting', () => {
  it('makes all it needs from nothing, serves, and is the same server after a stop', async () => {
    const place = await placed(emptyDatabase);
    const first = spawnServer(at(place));
    const address = await first.ready;
    expect(first.out()).toContain('Guide:');
    expect(first.out()).toContain(onPostgres ? 'PostgreSQL' : place.dataDir);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const body = JSON.stringify({ email: 'ann@example.org', password: 'correct horse', firstName: 'Ann' });
    const made = await fetch(`${address}/api/auth/signup`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(made.status).toBe(201);
    const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const secret = join(place.dataDir, 'session-secret');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(readFileSync(secret, 'utf8').trim().length).toBeGreaterThanOrEqual(43);
    if (!onPostgres) expect(statSync(join(place.dataDir, DATABASE_FILE)).mode & 0o077).toBe(0);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(first.err()).toBe('');

    const second = spawnServer(at(place));
    const again = await second.ready;
    const seen = await fetch(`${again}/api/auth/user`, { headers: { cookie } });
    expect(((await seen.json()) as { email: string }).email).toBe('ann@example.org');
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
  });

  it('lets a request that is under way finish, takes no new one, and ends with 0', async () => {
    const place = await placed(freshDatabase);
    const server = spawnServer(at(place));
    const address = (await server.ready) ?? '';
    const body = JSON.stringify({ email: 'ann@example.org', password: 'correct horse', firstName: 'Ann' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sending = request(`${address}/api/auth/signup`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      sending.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
    });
    await new Promise((resolve) => sending.write(body.slice(0, 20), resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${address}/api/health`).then(
            () => 'answered',
            () => 'closed',
          ),
        { timeout: 10_000 },
      )
      .toBe('closed');
    sending.end(body.slice(20));
    expect(await answered).toBe(201);
    const began = performance.now();
    expect(await server.exited).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('ends with 0 when it is asked to stop at the moment it says that it is ready', async () => {
    const place = await placed(freshDatabase);
    const server = spawnServer(at(place));
    server.child.stdout?.once('data', () => server.child.kill('SIGTERM'));
    expect(await server.exited, server.err()).toBe(0);
  });

  it('ends with 0 when a stop is asked for twice, as Ctrl-C under npm does', async () => {
    const place = await placed(freshDatabase);
    const server = spawnServer(at(place));
    await server.ready;
    for (const _ of [1, 2]) server.child.kill('SIGINT');
    setTimeout(() => server.child.kill('SIGINT'), 5);
    expect(await server.exited, server.err()).toBe(0);
  });

  it.skipIf(!hasIPv6)('works on an IPv6 address', async () => {
    const place = await placed(freshDatabase);
    const server = spawnServer({ ...at(place), HOST: '::1' });
    const address = await server.ready;
    expect(address, server.err()).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  });
});

describe('a start that cannot succeed says why in one line', () => {
  it.skipIf(onPostgres)('when the configuration is wrong', async () => {
    expect(await refusal({ PORT: 'abc' })).toContain('PORT');
  });

  it.skipIf(onPostgres)('when the port is in use', async () => {
    const place = await placed(freshDatabase);
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { port: number };
    const words = await refusal({ ...at(place), PORT: String(port) });
    expect(words).toContain(`Port ${port}`);
    expect(words).toContain('in use');
  });

  it.skipIf(onPostgres)('when the address is none of this machine', async () => {
    const place = await placed(freshDatabase);
    expect(await refusal({ ...at(place), HOST: '203.0.113.1' })).toContain('203.0.113.1');
  });

  it('when the database is from a newer version', async () => {
    const place = await placed(freshDatabase);
    const store = await openStore({ ...place, pool: 1 });
    await sql`insert into schema_version (version, name) values (9999, 'of the future')`.execute(store.write);
    await store.close();
    expect(await refusal(at(place))).toMatch(/9999.*(newer|backup)/);
  });

  it('when the secret is not the one the database was used with', async () => {
    const place = await placed(freshDatabase);
    const first = spawnServer({ ...at(place), SESSION_SECRET: 'a'.repeat(40) });
    await first.ready;
    const words = await refusal({ ...at(place), SESSION_SECRET: 'b'.repeat(40) });
    expect(words).toContain('SESSION_SECRET');
    expect(words).not.toContain('bbbb');
  });

  it.skipIf(onPostgres)('when the data folder is a file or cannot be written', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal({ DATA_DIR: join(folder, 'file') })).toContain('DATA_DIR');
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o555 });
    // The folders above let anyone pass, as the one of an installation does.
    for (const above of [folder, inject('scratch')]) chmodSync(above, 0o755);
    // Nothing is closed to root, so the server then runs as nobody.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    expect(await refusal({ DATA_DIR: closed }, nobody)).toContain(closed);
    expect(await refusal({ DATA_DIR: join(closed, 'new') }, nobody)).toContain(closed);
  });

  it.skipIf(onPostgres)('when the database file or the secret is damaged, and touches neither', async () => {
    const folder = scratch();
    const file = join(folder, DATABASE_FILE);
    writeFileSync(file, 'this was never a database '.repeat(400));
    expect(await refusal({ DATA_DIR: folder })).toContain(file);
    expect(readFileSync(file, 'utf8')).toMatch(/^this was never/);
    const other = scratch();
    writeFileSync(join(other, 'session-secret'), 'cut');
    expect(await refusal({ DATA_DIR: other })).toContain('session-secret');
  });

  it.skipIf(onPostgres)(
    'when a page of the database is damaged, or the database is gone and its log is not',
    async () => {
      const place = await placed(freshDatabase);
      const file = join(place.dataDir, DATABASE_FILE);
      const store = await openStore({ ...place, pool: 1 });
      const row = { lastName: '', createdAt: 1, updatedAt: 1 };
      for (let n = 0; n < 300; n++)
        await store.write
          .insertInto('users')
          .values({ ...row, email: `p${n}@example.org`, firstName: 'x'.repeat(90) })
          .execute();
      const [database, log] = [file, `${file}-wal`].map((path) => readFileSync(path)) as [Buffer, Buffer];
      await store.close();

      const closed = readFileSync(file);
      const damaged = Buffer.from(closed);
      damaged.fill(0xa5, damaged.length - 4096 * 3, damaged.length - 4096 * 2);
      writeFileSync(file, damaged);
      const words = await refusal({ DATA_DIR: place.dataDir });
      expect(words).toContain(file);
      expect(words).toContain('npm run restore');
      expect(readFileSync(file).equals(damaged)).toBe(true);

      for (const left of [null, Buffer.alloc(0)]) {
        rmSync(file);
        if (left) writeFileSync(file, left);
        writeFileSync(`${file}-wal`, log);
        expect(await refusal({ DATA_DIR: place.dataDir })).toContain(`${file}-wal`);
        expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
        expect(existsSync(file)).toBe(left !== null);
        writeFileSync(file, database);
      }
      // Put back beside its log, all is there.
      const server = spawnServer({ DATA_DIR: place.dataDir });
      expect(await server.ready, server.err()).not.toBeNull();
      const again = await openStore({ ...place, pool: 1 });
      expect(await again.read.selectFrom('users').select('id').execute()).toHaveLength(300);
      await again.close();
    },
  );

  it.skipIf(!onPostgres)(
    'when the database cannot be reached, does not exist, or does not let us in',
    async () => {
      const place = await placed(freshDatabase);
      const nowhere = 'postgres://me:canary@127.0.0.1:1/books';
      const words = await refusal({ DATA_DIR: place.dataDir, DATABASE_URL: nowhere });
      expect(words).toMatch(/^DATABASE_URL: .*books.*127\.0\.0\.1.*ECONNREFUSED/);
      expect(words).not.toContain('canary');
      const missing = `${inject('postgresUrl')?.replace(/\/[^/]*$/, '')}/missing_db`;
      expect(await refusal({ DATA_DIR: place.dataDir, DATABASE_URL: missing })).toContain('missing_db');
      const stranger = (place.databaseUrl ?? '').replace('colloquy@', 'stranger:canary@');
      const refused = await refusal({ DATA_DIR: place.dataDir, DATABASE_URL: stranger });
      expect(refused).toContain('stranger');
      expect(refused).not.toContain('canary');
    },
  );
});
