/** A PostgreSQL of our own for the tests: made fresh, on a free port, gone afterwards. */

import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { scratchHome } from './memory.ts';

const HOMES = '/usr/lib/postgresql';

export const findBinaries = (): string | null => {
  const versions = existsSync(HOMES) ? readdirSync(HOMES).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(HOMES, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  const onPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')));
  return onPath ?? null;
};

/** PostgreSQL refuses to run as root; then it runs as the account its package made, or as nobody. */
const account = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  return undefined;
};

export const startPostgres = async (): Promise<{ url: string; pid: number; stop: () => Promise<void> }> => {
  const bin = findBinaries();
  if (!bin)
    throw new Error(
      'PostgreSQL is needed for the tests: install it (on Debian: apt-get install postgresql).',
    );
  const folder = mkdtempSync(join(scratchHome(), 'colloquy-pg-'));
  const as = account();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (as) for (const path of [folder, data]) chownSync(path, as.uid, as.gid);
  const run = { ...as, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'colloquy', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...run, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  // What is tested here is not whether the disk holds its promises; tests that cut the power switch it on.
  if (process.env.TEST_FSYNC !== 'on')
    settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...run,
    stdio: 'ignore',
  });
  const url = `postgres://colloquy@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    pid: server.pid as number,
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (thrown) {
      if (tries > 200) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
