/** One real server and one browser for all journeys of a run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { BROWSER_ARGS } from '../browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    journeys: { origin: string; browser: string; dataDir: string };
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_LIMIT_MS = 30_000;

export default async (project: TestProject) => {
  if (!existsSync(join(root, 'web/dist/app.html')))
    throw new Error('The journeys need the built web client: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-journeys-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      AI_PROVIDER: 'builtin',
      BOOK_SEARCH: 'off',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'error',
    },
  });
  const origin = await addressOf(server);
  await makeAdministrator(origin);
  const browser = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: BROWSER_ARGS,
  });
  project.provide('journeys', { origin, browser: browser.wsEndpoint(), dataDir });
  return async () => {
    await browser.close();
    await ended(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
};

/** The first account administers the house and may not leave it, so it is none of the journeys'. */
const makeAdministrator = async (origin: string): Promise<void> => {
  const made = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'keeper@example.org',
      password: 'correct horse',
      firstName: 'Keeper',
      lastName: '',
    }),
  });
  if (made.status !== 201) throw new Error(`The first signup failed: ${await made.text()}`);
};

/** The line in which the server says where it is. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server did not start in time.')), START_LIMIT_MS);
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, origin] = /ready at (http:\/\/\S+)/.exec(said) ?? [];
      if (!origin) return;
      clearTimeout(late);
      resolve(origin);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
