/** A server of one journey's own, which may be slow, killed and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Mock, startMock } from '../providers/mock.ts';
import { visit } from './visit.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

type OwnHouse = {
  origin: string;
  /** The model it asks; the journey says what it answers. */
  model: Mock;
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
};

export const ownHouse = async (): Promise<OwnHouse> => {
  const model = await startMock();
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-own-'));
  let child: ChildProcess | null = null;
  const start = async (port: string): Promise<string> => {
    child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        PORT: port,
        DATA_DIR: dataDir,
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: model.baseUrl('openai'),
        AI_MODEL: 'mock-chat',
        AI_API_KEY: 'none',
        BOOK_SEARCH: 'off',
        RATE_LIMIT_FACTOR: '0',
        LOG_LEVEL: 'fatal',
      },
    });
    let said = '';
    for await (const chunk of child.stdout ?? []) {
      said += chunk;
      const [, address] = /ready at (http:\/\/\S+)/.exec(said) ?? [];
      if (address) return address;
    }
    throw new Error(`The server ended before it was ready: ${said}`);
  };
  const kill = async () => {
    const running = child;
    child = null;
    if (!running) return;
    const gone = new Promise((resolve) => running.once('close', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => {
    await kill();
    await model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = await start('0');
  return {
    origin,
    model,
    kill,
    startAgain: async () => {
      await start(new URL(origin).port);
    },
  };
};

/** A visit to it of somebody who has just signed up. */
export const visitOwn = async ({ origin }: Pick<OwnHouse, 'origin'>, options: BrowserContextOptions = {}) => {
  const begun = await visit({ baseURL: origin, ...options });
  const signup = await begun.page.request.post('/api/auth/signup', {
    headers: { origin },
    data: {
      email: `${randomUUID()}@example.org`,
      password: 'correct horse',
      firstName: 'Ada',
      lastName: '',
    },
  });
  if (signup.status() !== 201) throw new Error(`The journey's signup failed: ${await signup.text()}`);
  return begun;
};
