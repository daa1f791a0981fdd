/** The same path in other spellings, byte for byte on the wire: a call is reached by its own name, or not at all. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { api, type CallName } from '#contract/api.ts';
import { freshDatabase, type Place } from '../databases.ts';
import { spawnServer } from '../process.ts';

let place: Place | undefined;
let port = 0;
let stop = async () => {};

/** The database has no part in it. */
const onPostgres = inject('postgresUrl') !== undefined;

beforeAll(async () => {
  if (onPostgres) return;
  place = await freshDatabase();
  const env = {
    DATA_DIR: place.dataDir,
    RATE_LIMIT_FACTOR: '0',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  const server = spawnServer(env, (end) => {
    stop = end;
  });
  port = Number(new URL((await server.ready) ?? '').port);
});

afterAll(async () => {
  await stop();
  await place?.drop();
});

const encoded = (text: string) => `%${text.charCodeAt(0).toString(16)}`;
const overlong = (path: string) => path.replaceAll('/', '%c0%af');
const fullWidth = (path: string) => path.replace('/api', '/%ef%bd%81pi');

/** A path as it might be written by whoever wants it taken for another. */
const SPELLINGS: [string, (path: string) => string][] = [
  ['a slash more in front', (path) => `/${path}`],
  ['two slashes within', (path) => path.replace('/api/', '/api//')],
  ['a slash more at the end', (path) => `${path}/`],
  ['slashes at the end', (path) => `${path}///`],
  ['capitals', (path) => path.toUpperCase()],
  ['a capital', (path) => path.replace('/api', '/Api')],
  ['an encoded letter', (path) => path.replace(/\/api\/(\w)/, (_, letter) => `/api/${encoded(letter)}`)],
  ['an encoded letter of the first part', (path) => path.replace('/api', '/%61pi')],
  [
    'a letter encoded twice',
    (path) => path.replace(/\/api\/(\w)/, (_, l) => `/api/%25${encoded(l).slice(1)}`),
  ],
  ['encoded slashes', (path) => `/api${path.slice(4).replaceAll('/', '%2f')}`],
  ['all slashes encoded', (path) => `/${path.slice(1).replaceAll('/', '%2F')}`],
  ['slashes encoded twice', (path) => path.replace('/api/', '/api%252f')],
  ['overlong slashes', (path) => `/${overlong(path.slice(1))}`],
  ['backslashes', (path) => path.replace('/api/', '/api\\')],
  ['encoded backslashes', (path) => path.replace('/api/', '/api%5c')],
  ['a dot', (path) => path.replace('/api/', '/api/./')],
  ['a dot at the end', (path) => `${path}/.`],
  ['an encoded dot', (path) => path.replace('/api/', '/api/%2e/')],
  ['a step back', (path) => path.replace('/api/', '/api/x/../')],
  ['an encoded step back', (path) => path.replace('/api/', '/api/x/%2e%2e/')],
  ['a step back out of a page', (path) => `/assets/..${path}`],
  ['an encoded step back out of a page', (path) => `/assets/%2e%2e${path}`],
  ['a step back with an encoded slash', (path) => `/assets/..%2f${path.slice(1)}`],
  ['a step back with a semicolon', (path) => path.replace('/api/', '/api/..;/api/')],
  ['a semicolon', (path) => `${path};a=b`],
  ['a semicolon within', (path) => path.replace('/api/', '/api;x/')],
  ['an ending', (path) => `${path}.json`],
  ['another ending', (path) => `${path}.css`],
  ['a NUL', (path) => `${path}%00`],
  ['a NUL and an ending', (path) => `${path}%00.css`],
  ['a new line', (path) => `${path}%0a`],
  ['a blank', (path) => `${path}%20`],
  ['a tab', (path) => `${path}%09`],
  ['letters of full width', fullWidth],
  ['a hash', (path) => `${path}%23`],
  ['an encoded question mark', (path) => `${path}%3fa=b`],
];

/** What makes some servers take a request for another one. */
const HEADERS = [
  'X-Original-URL: {path}',
  'X-Rewrite-URL: {path}',
  'X-Forwarded-Path: {path}',
  'X-Forwarded-Prefix: /api',
  'X-HTTP-Method-Override: {method}',
  'X-Method-Override: {method}',
];

type Asked = { method: string; target: string; headers?: string; body?: boolean };

/** Sends them one behind the other on one connection each, and gives back the statuses. */
const statusOf = (
  { method, target, headers = '' }: Asked,
  version = '1.1',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${target} HTTP/${version}\r\nHost: localhost\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`,
      ),
    );
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0), text: heard }),
    );
  });

/** Nothing but a refusal: by the call that is meant, as unknown, or as no request at all; or it is a page of ours. */
const isRefused = (text: string, status: number): boolean =>
  (status === 0 || status >= 400) && status < 500 && !/"(email|title|totalUsers)":/.test(text);
const isPage = (text: string): boolean =>
  /\r\ncontent-type: text\/html/i.test(text) || text.includes('web client has not been built');

const CLOSED = (Object.keys(api) as CallName[]).filter((name) => api[name].access !== 'anyone');

it.skipIf(onPostgres)(
  'a visitor gets past no call that is for somebody, by any other spelling, method or header',
  async () => {
    const wrong: string[] = [];
    let tried = 0;
    const ask = async (asked: Asked, what: string, version?: string) => {
      tried += 1;
      const { status, text } = await statusOf(asked, version);
      if (!isRefused(text, status) && !isPage(text))
        wrong.push(`${what}: ${asked.method} ${asked.target} ${status}`);
    };
    for (const name of CLOSED) {
      const { method } = api[name];
      const path = api[name].path.replace(/\{\w+\}/g, '1');
      await Promise.all([
        ...SPELLINGS.map(([what, spell]) => ask({ method, target: spell(path) }, what)),
        ask({ method, target: `http://localhost${path}` }, 'an absolute target'),
        ask({ method, target: `http://evil.test${path}` }, 'an absolute target elsewhere'),
        ask({ method, target: path }, 'HTTP/1.0', '1.0'),
        ask({ method, target: `${path}?_method=GET&method=GET` }, 'a method in the query'),
        ...HEADERS.map((header) => {
          const headers = `${header.replace('{path}', path).replace('{method}', method)}\r\n`;
          return ask({ method: 'POST', target: '/api/nothing', headers }, header);
        }),
      ]);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(3000);
  },
  120_000,
);
