/** Whoever runs a house: its commands and its server, each in a process of its own. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Place } from './databases.ts';
import { spawnServer } from './process.ts';

const FOLDER = fileURLToPath(new URL('../server/cli/', import.meta.url));

type Where = Pick<Place, 'dataDir' | 'databaseUrl'>;

export const at = (place: Where): Record<string, string> => ({
  DATA_DIR: place.dataDir,
  ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
});

export type Done = { code: number; said: string; complained: string };

/** Runs a command as an operator does, in a process of its own; nothing may take longer than 20 s. */
export const command = (
  place: Where,
  name: 'backup' | 'restore' | 'admin' | 'db-move',
  ...args: string[]
): Promise<Done> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...at(place) };
    execFile(
      process.execPath,
      [join(FOLDER, `${name}.ts`), ...args],
      { env, timeout: 20_000 },
      (error, said, complained) => resolve({ code: error ? Number(error.code ?? -1) : 0, said, complained }),
    );
  });

/** It did not work, and one line says why. */
export const refusal = (done: Done): string => {
  expect(done.code, done.said + done.complained).toBe(1);
  expect(done.said).toBe('');
  expect(done.complained).not.toMatch(/ at \w+ \(|node:internal|\.ts:\d/);
  return done.complained;
};

export const running = async (place: Where) => {
  const server = spawnServer(at(place));
  const address = await server.ready;
  expect(address, server.err()).not.toBeNull();
  const call = (method: string, path: string, body?: unknown, cookie = '') =>
    fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    call,
    signup: async (email: string): Promise<string> => {
      const made = await call('POST', '/api/auth/signup', {
        email,
        password: 'correct horse',
        firstName: 'Ann',
        lastName: '',
      });
      expect(made.status).toBe(201);
      return made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
    stop: async () => {
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    },
  };
};
