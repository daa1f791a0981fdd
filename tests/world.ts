/** A whole server for a test, without a network: a fresh database, a clock the test turns, mails it can read. */
import { Writable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { readConfig } from '#server/config.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import type { Load } from '#server/load.ts';
import { makeLog } from '#server/log.ts';
import type { Letter } from '#server/mail/letter.ts';
import { makeWorld, type Overrides } from '#server/world.ts';
import { freshDatabase, type Place } from './databases.ts';
import { noInternet } from './outside/internet.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers it knows the shape of
export type Answer = { status: number; body: any; headers: Headers; text: string };
type Sent = {
  body?: unknown;
  raw?: RequestInit['body'];
  headers?: Record<string, string>;
  query?: Record<string, string>;
  /** The socket's address the request comes from. */
  from?: string;
};
type Params = Record<string, string | number>;

type Request = RequestInit & { from?: string | undefined };
type Fetch = (path: string, init?: Request) => Promise<Response>;

/** A server on a database of its own, or beside another one on `at`. Closes with the test that made it. */
export const testWorld = async (env: Record<string, string> = {}, more: More = {}) => {
  const made = await buildWorld(env, more);
  onTestFinished(made.close);
  return made;
};

/** One server for all tests of a file: quick, for what does not mind the others' accounts. No limits. */
export const sharedWorld = (env: Record<string, string> = {}) => {
  let made: TestWorld;
  beforeAll(async () => {
    made = await buildWorld({ RATE_LIMIT_FACTOR: '0', ...env });
  });
  afterAll(() => made.close());
  return () => made;
};

/** A place that is there already, and what a test puts in the stead of the real thing. */
type More = Overrides & { at?: Place };

const buildWorld = async (env: Record<string, string>, { at, ...overrides }: More = {}) => {
  const place = at ?? (await freshDatabase());
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const mails: { to: string; letter: Letter }[] = [];
  const logged: string[] = [];
  const config = readConfig({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl, DATABASE_POOL: '4' } : {}),
    LOG_LEVEL: 'debug',
    AI_PROVIDER: 'builtin',
    BOOK_SEARCH: 'off',
    ...env,
  });
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const world = await makeWorld(config, {
    now: () => clock.now,
    log: makeLog(config.logLevel, lines),
    mailer: {
      send: async (to, letter) => {
        mails.push({ to, letter });
      },
      forget: async () => {},
    },
    load: unhurried,
    checkAnswers: true,
    wires: noInternet,
    ...overrides,
  });
  const app = makeApp(world, loadFiles('/nowhere'));

  const fetch: Fetch = async (path, { from, ...init } = {}) => {
    const headers = { host: 'localhost', ...init.headers };
    const incoming = { socket: { remoteAddress: from ?? '127.0.0.1' }, headers };
    return app.fetch(new Request(`http://localhost${path}`, { ...init, headers }), {
      incoming,
    } as unknown as HttpBindings);
  };
  return {
    place,
    world,
    app,
    clock,
    mails,
    /** Every line the server wrote to its log. */
    logged,
    fetch,
    close: async () => {
      await world.close();
      if (!at) await place.drop();
    },
    visitor: () => browser(fetch),
    /** Someone who has just signed up; the first one is the administrator. */
    person: async (name = 'ann', more: Record<string, unknown> = {}) => {
      const someone = browser(fetch);
      const email = `${name}@example.org`;
      const body = { email, password: 'correct horse', firstName: name, lastName: '', ...more };
      const made = await someone.call('signup', { body });
      if (made.status !== 201) throw new Error(`The test's signup failed: ${made.text}`);
      return Object.assign(someone, {
        email,
        user: made.body.user as User,
        token: made.body.token as string,
      });
    },
    /** The same person on one more device. */
    device: async (email: string, password = 'correct horse') => {
      const someone = browser(fetch);
      const made = await someone.call('login', { body: { email, password } });
      if (made.status !== 200) throw new Error(`The test's login failed: ${made.text}`);
      return someone;
    },
  };
};

/** A test asks without a pause, on a machine with others on it: that would look like too much to do. */
const unhurried: Load = {
  take: () => () => {},
  refuse: () => Promise.reject(new Error('Nobody is refused here.')),
  close: () => {},
};

export type TestWorld = Awaited<ReturnType<typeof buildWorld>>;
export type Browser = ReturnType<typeof browser>;

/** How we are built, and what opens accounts: in no answer of any test there is. */
const INSIDE = /\$argon2id?\$|node_modules\/|\.ts:\d+:\d+|\bSQLITE_[A-Z]+|\bSqliteError\b|\bKysely\b/;

const mustTellNothing = (asked: string, text: string, caching: string | null): void => {
  const [found] = INSIDE.exec(text) ?? [];
  if (found) throw new Error(`The answer to ${asked} tells how we are built: ${found}`);
  // What one person is answered is for no cache that another might ask.
  if (asked.includes(' /api/') && !/no-store|private/.test(caching ?? ''))
    throw new Error(`The answer to ${asked} may be kept by anyone: ${caching}`);
};

/** Keeps its cookies, as a browser does. */
const browser = (fetch: Fetch) => {
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
    const response = await fetch(path + query, {
      method,
      headers,
      from: sent.from,
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const text = await response.text();
    mustTellNothing(`${method} ${path}`, text, response.headers.get('cache-control'));
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
