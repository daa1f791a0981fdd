import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { emptyDatabase, type Place } from '../databases.ts';
import { backToToday, storeOfTheFuture } from '../future.ts';
import { at, command, type Done, refusal, running } from '../operator.ts';
import { spawnServer } from '../process.ts';

const onPostgres = inject('postgresUrl') !== undefined;

const newPlace = async (): Promise<Place> => {
  const place = await emptyDatabase();
  onTestFinished(place.drop);
  return place;
};

const copyOf = ({ said }: Done): string => said.split('\n')[0] ?? '';

describe('backup and restore', () => {
  it('copies while the server writes, and brings back what was there, with everyone signed out', async () => {
    const place = await newPlace();
    const server = await running(place);
    const cookie = await server.signup('ann@example.org');
    let written = 0;
    let writing = true;
    const writer = (async () => {
      while (writing) {
        const added = await server.call('POST', '/api/books', { title: `B${written}`, author: 'A' }, cookie);
        expect(added.status).toBe(201);
        written++;
      }
    })();
    await expect.poll(() => written, { timeout: 20_000 }).toBeGreaterThan(5);
    const before = written;
    const backup = await command(place, 'backup');
    writing = false;
    await writer;
    expect(backup.complained).toBe('');
    expect(backup.said).toContain('Checked');
    const copy = copyOf(backup);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    // The secret lies beside no copy that anybody can read.
    expect(readdirSync(join(place.dataDir, 'backups')).filter((name) => name.includes('secret'))).toEqual([]);

    expect(refusal(await command(place, 'restore', copy))).toContain('server is still running');
    await server.signup('late@example.org');
    await server.stop();

    const restored = await command(place, 'restore', copy);
    expect(restored.complained).toBe('');
    expect(restored.said).toContain('Everyone has to log in again');
    const again = await running(place);
    expect((await again.call('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    const login = (email: string) =>
      again.call('POST', '/api/auth/login', { email, password: 'correct horse' });
    expect((await login('late@example.org')).status).toBe(401);
    const entered = await login('ann@example.org');
    expect(entered.status).toBe(200);
    const fresh = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const books = (await (await again.call('GET', '/api/books', undefined, fresh)).json()) as unknown[];
    expect(books.length).toBeGreaterThanOrEqual(before);
    expect(books.length).toBeLessThanOrEqual(written);
    if (!onPostgres)
      expect(readdirSync(place.dataDir).filter((name) => name.includes('before-restore'))).toHaveLength(1);
  });

  it('locks a copy with a passphrase, secret and all, and opens it elsewhere with that alone', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('ann@example.org');
    await server.stop();
    const line = (words: string) => {
      const file = join(place.dataDir, `line-${words.length}`);
      writeFileSync(file, `${words}\n`, { mode: 0o600 });
      return ['--passphrase-file', file];
    };
    expect(refusal(await command(place, 'backup', ...line('short')))).toContain('12 characters');
    const right = line('twelve and a few more');
    const copy = copyOf(await command(place, 'backup', ...right));
    const folder = join(place.dataDir, 'backups');
    const names = readdirSync(folder).sort();
    expect(names.map((name) => name.replace(/^[^.]+\.(db|dump)/, ''))).toEqual(['.age', '.secret.age']);
    const secret = readFileSync(join(place.dataDir, 'session-secret'), 'utf8');
    for (const name of names) {
      const bytes = readFileSync(join(folder, name));
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
      for (const words of ['ann@example.org', 'SQLite format', 'PGDMP', secret.trim()])
        expect(bytes.includes(words), words).toBe(false);
    }

    const elsewhere = await newPlace();
    expect(refusal(await command(elsewhere, 'restore', copy))).toContain('--passphrase-file');
    expect(refusal(await command(elsewhere, 'restore', copy, ...line('another passphrase')))).toContain(
      'not the passphrase',
    );
    const restored = await command(elsewhere, 'restore', copy, ...right);
    expect(restored.complained).toBe('');
    expect(readFileSync(join(elsewhere.dataDir, 'session-secret'), 'utf8')).toBe(secret);
    expect(readdirSync(elsewhere.dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
    const again = await running(elsewhere);
    const body = { email: 'ann@example.org', password: 'correct horse' };
    expect((await again.call('POST', '/api/auth/login', body)).status).toBe(200);
  });

  it('brings a copy that is not locked back without its secret, which is another from then on', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('ann@example.org');
    await server.stop();
    const copy = copyOf(await command(place, 'backup'));
    const elsewhere = await newPlace();
    expect((await command(elsewhere, 'restore', copy)).said).toContain('new addresses');
    const again = await running(elsewhere);
    const body = { email: 'ann@example.org', password: 'correct horse' };
    expect((await again.call('POST', '/api/auth/login', body)).status).toBe(200);
  });

  it('never writes over a file, and takes no copy that is damaged or not there', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('ann@example.org');
    await server.stop();
    const copy = copyOf(await command(place, 'backup'));
    const bytes = readFileSync(copy);
    expect(refusal(await command(place, 'backup', copy))).toContain('exists already');
    expect(readFileSync(copy).equals(bytes)).toBe(true);

    const damaged = join(place.dataDir, 'damaged');
    writeFileSync(damaged, bytes.subarray(0, bytes.length / 3));
    expect(refusal(await command(place, 'restore', damaged))).toMatch(/damaged|pg_restore/);
    const alien = join(place.dataDir, 'alien');
    writeFileSync(alien, 'no database');
    refusal(await command(place, 'restore', alien));
    expect(refusal(await command(place, 'restore', join(place.dataDir, 'none')))).toContain(
      'There is no file',
    );
    expect(refusal(await command(place, 'restore'))).toContain('Which copy?');

    const after = await running(place);
    const entered = await after.call('POST', '/api/auth/login', {
      email: 'ann@example.org',
      password: 'correct horse',
    });
    expect(entered.status).toBe(200);
  });

  it('is the way back from a newer version: a copy made before it takes the place of what that made', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('ann@example.org');
    await server.stop();
    const copy = copyOf(await command(place, 'backup'));
    const open = await storeOfTheFuture({
      name: 'shelves',
      up: async (db) => {
        await db.schema
          .createTable('shelves')
          .addColumn('userId', onPostgres ? 'bigint' : 'integer', (c) => c.references('users.id'))
          .execute();
        await db.schema.alterTable('books').addColumn('shelf', 'text').execute();
      },
    });
    await (await open(place)).close();
    backToToday();
    await spawnServer(at(place)).exited;
    expect((await command(place, 'restore', copy)).complained).toBe('');
    const again = await running(place);
    const login = { email: 'ann@example.org', password: 'correct horse' };
    expect((await again.call('POST', '/api/auth/login', login)).status).toBe(200);
    await again.stop();
    // And forward once more.
    const forward = await storeOfTheFuture({
      name: 'shelves',
      up: async (db) => db.schema.createTable('shelves').addColumn('name', 'text').execute(),
    });
    await (await forward(place)).close();
    backToToday();
    expect(readdirSync(place.dataDir).filter((name) => name.endsWith('.sql'))).toEqual([]);
  });

  it.skipIf(onPostgres)(
    'takes the place of a database too damaged to be opened, and keeps that as it is',
    async () => {
      const place = await newPlace();
      const server = await running(place);
      await server.signup('ann@example.org');
      await server.stop();
      const copy = copyOf(await command(place, 'backup'));
      const ruin = Buffer.from('no database any more');
      writeFileSync(join(place.dataDir, 'colloquy.db'), ruin);
      expect((await command(place, 'restore', copy)).complained).toBe('');
      const aside = readdirSync(place.dataDir).find((name) => name.includes('before-restore')) ?? '';
      expect(readFileSync(join(place.dataDir, aside)).equals(ruin)).toBe(true);
      const login = { email: 'ann@example.org', password: 'correct horse' };
      expect((await (await running(place)).call('POST', '/api/auth/login', login)).status).toBe(200);
    },
  );

  it.skipIf(onPostgres)('says that there is nothing to copy, and makes nothing', async () => {
    const place = await newPlace();
    expect(refusal(await command(place, 'backup'))).toContain('There is no database');
    expect(refusal(await command(place, 'admin', 'grant', 'ann@example.org'))).toContain(
      'There is no database',
    );
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('says in a line when the copy cannot be put where it was asked for', async () => {
    const place = await newPlace();
    await (await running(place)).stop();
    const file = join(place.dataDir, 'file');
    writeFileSync(file, '');
    expect(refusal(await command(place, 'backup', join(file, 'copy.db')))).toContain(file);
    expect(existsSync(join(file, 'copy.db'))).toBe(false);
  });
});

describe('the administrators', () => {
  it('are made and unmade by address, but the last one stays', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('first@example.org');
    const second = await server.signup('second@example.org');
    const isAdmin = async () =>
      ((await (await server.call('GET', '/api/auth/user', undefined, second)).json()) as { isAdmin: boolean })
        .isAdmin;

    expect(refusal(await command(place, 'admin', 'revoke', 'first@example.org'))).toContain('last');
    expect((await command(place, 'admin', 'grant', 'SECOND@example.org')).said).toContain(
      'administrator now',
    );
    expect(await isAdmin()).toBe(true);
    expect((await command(place, 'admin', 'revoke', 'first@example.org')).code).toBe(0);
    expect(refusal(await command(place, 'admin', 'revoke', 'second@example.org'))).toContain('last');
    expect(await isAdmin()).toBe(true);
    expect(refusal(await command(place, 'admin', 'grant', 'no@example.org'))).toContain('no@example.org');
    expect(refusal(await command(place, 'admin'))).toContain('npm run admin');
  });

  it('can begin anew where no account is left, and not before', async () => {
    const place = await newPlace();
    const server = await running(place);
    await server.signup('ann@example.org');
    await server.stop();
    expect(refusal(await command(place, 'admin', 'begin-anew'))).toContain('There are accounts');
  });

  it('can have a new secret accepted, which signs everyone out', async () => {
    const place = await newPlace();
    const server = await running(place);
    const cookie = await server.signup('ann@example.org');
    await server.stop();
    const env = { ...at(place), SESSION_SECRET: 'n'.repeat(40) };
    expect(await spawnServer(env).exited).toBe(1);
    writeFileSync(join(place.dataDir, 'session-secret'), `${'n'.repeat(40)}\n`);
    expect((await command(place, 'admin', 'new-secret')).said).toContain('log in again');
    const again = await running(place);
    expect((await again.call('GET', '/api/auth/user', undefined, cookie)).status).toBe(401);
    const entered = await again.call('POST', '/api/auth/login', {
      email: 'ann@example.org',
      password: 'correct horse',
    });
    expect(entered.status).toBe(200);
  });
});
