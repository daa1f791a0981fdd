/** A server to be attacked, as people run it, and all it says. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askWatched, type Told, WATCHED } from '../trust/watched.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export type House = {
  url: string;
  dataDir: string;
  /** What it wrote: its log, and whatever else. */
  said: () => string;
  /** In megabytes. */
  memory: () => number;
  /** How many files and sockets it has open. */
  descriptors: () => number;
  /** How long its thread was held since this was last asked, and its memory; with a collection, what it still holds. */
  told: (path?: '/' | '/collect') => Promise<Told>;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

export const openHouse = async (env: Record<string, string> = {}, flags: string[] = []): Promise<House> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-attack-'));
  const socket = join(dataDir, 'watch.sock');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...WATCHED, ...flags, MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      AI_PROVIDER: 'builtin',
      BOOK_SEARCH: 'off',
      RATE_LIMIT_FACTOR: '0',
      ROOM_MB: '0',
      ROOM_ENTRIES: '0',
      LOG_LEVEL: 'debug',
      WATCH_SOCKET: socket,
      ...env,
    },
  });
  const said: string[] = [];
  // Who is ended by a signal, or by code that is not ours, says nothing.
  child.once('exit', (code, signal) => said.push(`\n(it ended with ${signal ?? code})\n`));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said.push(data.toString());
      const at = /ready at (http:\S+)/.exec(said.length < 50 ? said.join('') : '')?.[1];
      if (at) resolve(at.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => reject(new Error(`The server ended: ${said.join('')}`)));
  });
  return {
    url,
    dataDir,
    said: () => said.join(''),
    told: (path) => askWatched(socket, path),
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
