/** A whole server for a test, without a network: a fresh database, a clock the test turns, mails it can read. */
import { onTestFinished } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Engine } from '#guide/types.ts';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { makeLog } from '#server/log.ts';
import type { Letter } from '#server/mail/letter.ts';
import { makeWorld } from '#server/world.ts';
import { freshDatabase } from './databases.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers it knows the shape of
export type Answer = { status: number; body: any; headers: Headers; text: string };
type Sent = {
  body?: unknown;
  raw?: RequestInit['body'];
  headers?: Record<string, string>;
  query?: Record<string, string>;
};
type Params = Record<string, string | number>;

export const testWorld = async (env: Record<string, string> = {}, guide?: Engine) => {
  const place = await freshDatabase();
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const mails: { to: string; letter: Letter }[] = [];
  const config = readConfig({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl, DATABASE_POOL: '4' } : {}),
    LOG_LEVEL: 'silent',
    AI_PROVIDER: 'builtin',
    BOOK_SEARCH: 'off',
    ...env,
  });
  const world = await makeWorld(config, {
    now: () => clock.now,
    log: makeLog('silent'),
    mailer: {
      send: async (to, letter) => {
        mails.push({ to, letter });
      },
    },
    checkAnswers: true,
    ...(guide ? { guide } : {}),
  });
  const app = makeApp(world, loadFiles('/nowhere'));
  onTestFinished(async () => {
    await world.close();
    await place.drop();
  });

  const fetch = (path: string, init?: RequestInit) =>
    Promise.resolve(
      app.request(`http://localhost${path}`, { ...init, headers: { host: 'localhost', ...init?.headers } }),
    );
  return {
    world,
    clock,
    mails,
    fetch,
    visitor: () => browser(fetch),
    /** Someone who has just signed up; the first one is the administrator. */
    person: async (name = 'ann', more: Record<string, unknown> = {}) => {
      const someone = browser(fetch);
      const body = {
        email: `${name}@example.org`,
        password: 'correct horse',
        firstName: name,
        lastName: '',
        ...more,
      };
      const made = await someone.call('signup', { body });
      if (made.status !== 201) throw new Error(`The test's signup failed: ${made.text}`);
      return Object.assign(someone, { user: made.body.user, token: made.body.token as string });
    },
  };
};

export type TestWorld = Awaited<ReturnType<typeof testWorld>>;
export type Browser = ReturnType<typeof browser>;

/** Keeps its cookies, as a browser does. */
const browser = (fetch: (path: string, init?: RequestInit) => Promise<Response>) => {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const headers: Record<string, string> = { ...sent.headers };
    if (jar.size > 0) headers.cookie ??= [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    let body = sent.raw;
    if (sent.body !== undefined) {
      body = JSON.stringify(sent.body);
      headers['content-type'] ??= 'application/json';
    }
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
    const response = await fetch(path + query, { method, headers, ...(body === undefined ? {} : { body }) });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  };
  return {
    jar,
    send,
    /** A call of the contract by its name. */
    call: (name: CallName, sent: Sent & { params?: Params } = {}): Promise<Answer> => {
      const { method, path } = api[name];
      return send(
        method,
        path.replace(/\{(\w+)\}/g, (_, key) => String(sent.params?.[key] ?? '')),
        sent,
      );
    },
  };
};
