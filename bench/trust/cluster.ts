/** Three servers on one PostgreSQL behind the balancer as we ship it, only on other ports and without TLS. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tests/free-port.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { isReady, type Server, startServer } from './server.ts';

const SHIPPED = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));
const NAMES = ['one', 'two', 'three'];

const configFor = (front: number, ports: number[]): string => {
  let text = readFileSync(SHIPPED, 'utf8')
    .replace(/^ {4}bind :80$/m, `    bind 127.0.0.1:${front}`)
    // Not everyone who measures may open so many files.
    .replace('maxconn 20000', 'maxconn 4000')
    .replace(/^ {4}bind :443.*\n/m, '')
    .replace(/^ {4}http-request redirect.*\n/m, '    http-response set-header x-served-by %s\n');
  ports.forEach((port, n) => {
    text = text.replace(new RegExp(`(server ${NAMES[n]}) \\S+`), `$1 127.0.0.1:${port}`);
  });
  return text;
};

export type Cluster = {
  /** Through the balancer. */
  url: string;
  databaseUrl: string;
  servers: Server[];
  indexOf: (servedBy: string | null) => number;
  /** Starts this one again at its place, or another version of the program. */
  restart: (index: number, root?: string) => Promise<void>;
  stop: () => Promise<void>;
};

export const startCluster = async (env: Record<string, string>): Promise<Cluster> => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-several-'));
  const ports = await Promise.all(NAMES.map(freePort));
  const begin = (index: number, root?: string) =>
    startServer(
      {
        ...env,
        PORT: String(ports[index]),
        DATA_DIR: join(folder, NAMES[index] ?? ''),
        DATABASE_URL: postgres.url,
        SESSION_SECRET: 'a secret that all the servers share between them',
        TRUST_PROXY: '1',
      },
      [],
      root,
    );
  const servers: Server[] = [];
  for (const [index] of NAMES.entries()) servers.push(await begin(index));
  const front = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configFor(front, ports));
  const balancer: ChildProcess = spawn('haproxy', ['-q', '-db', '-f', file], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${front}`;
  await isReady(url);
  return {
    url,
    databaseUrl: postgres.url,
    servers,
    indexOf: (servedBy) => NAMES.indexOf(servedBy ?? ''),
    restart: async (index, root) => {
      servers[index] = await begin(index, root);
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      balancer.kill('SIGKILL');
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
