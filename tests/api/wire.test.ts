/** What only shows on a real connection: raw bytes in, raw bytes out. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type Place } from '../databases.ts';
import { type Started, spawnServer } from '../process.ts';

let place: Place;
let server: Started;
let address = '';
let port = 0;
let stop = async () => {};

beforeAll(async () => {
  place = await freshDatabase();
  const env = {
    DATA_DIR: place.dataDir,
    RATE_LIMIT_FACTOR: '0',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  server = spawnServer(env, (end) => {
    stop = end;
  });
  address = (await server.ready) ?? '';
  port = Number(new URL(address).port);
});

afterAll(async () => {
  await stop();
  await place.drop();
});

/** Sends bytes as they are; gives back what came until the server closed or fell silent. */
const say = (text: string, patienceMs = 400): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    let quiet = setTimeout(done, 3000);
    socket.on('data', (data) => {
      heard += data;
      clearTimeout(quiet);
      quiet = setTimeout(done, patienceMs);
    });
    socket.on('close', done);
    socket.on('error', done);
  });

const statusOf = (heard: string): number => Number(/^HTTP\/1\.[01] (\d{3})/.exec(heard)?.[1] ?? 0);
const HOST = 'Host: localhost\r\nConnection: close\r\n';

describe('a head that is odd', () => {
  it.each([
    ['no Host', 'GET /api/books HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['HTTP/1.0 without Host', 'GET /api/books HTTP/1.0\r\n\r\n'],
    ['a Host that is none', 'GET /api/books HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['two Hosts', `GET /api/books HTTP/1.1\r\nHost: a\r\n${HOST}\r\n`],
    ['an absolute target', `GET http://evil.test/api/books HTTP/1.1\r\n${HOST}\r\n`],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
    ['dots', `GET /api/x/../books HTTP/1.1\r\n${HOST}\r\n`],
    ['encoded dots', `GET /api/x/%2e%2e/books HTTP/1.1\r\n${HOST}\r\n`],
    ['two slashes', `GET //api/books HTTP/1.1\r\n${HOST}\r\n`],
    ['two slashes and a host', `GET //evil.test/api/books HTTP/1.1\r\n${HOST}\r\n`],
    ['a broken escape', `GET /api/%zz/%e0%a4 HTTP/1.1\r\n${HOST}\r\n`],
    ['a broken escape in a page', `GET /%zz/%e0%a4 HTTP/1.1\r\n${HOST}\r\n`],
    ['a broken query', `GET /api/books?%zz=%e0&&=&? HTTP/1.1\r\n${HOST}\r\n`],
    ['no method', `\r\n\r\n/ HTTP/1.1\r\n${HOST}\r\n`],
    ['a method nobody knows', `FROB /api/books HTTP/1.1\r\n${HOST}\r\n`],
    ['TRACE', `TRACE /api/books HTTP/1.1\r\n${HOST}\r\n`],
    ['CONNECT', `CONNECT evil.test:443 HTTP/1.1\r\n${HOST}\r\n`],
    [
      'an upgrade',
      `GET /api/books HTTP/1.1\r\nUpgrade: websocket\r\nHost: localhost\r\nConnection: Upgrade\r\n\r\n`,
    ],
    ['a header of 100 KB', `GET /api/books HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n${HOST}\r\n`],
    ['3,000 headers', `GET /api/books HTTP/1.1\r\n${'A: b\r\n'.repeat(3000)}${HOST}\r\n`],
    [
      'a cookie of nonsense',
      `GET /api/books HTTP/1.1\r\nCookie: =;;;colloquy=%zz; colloquy="; ${'a'.repeat(4000)}\r\n${HOST}\r\n`,
    ],
    ['a length that lies', `POST /api/auth/logout HTTP/1.1\r\nContent-Length: -5\r\n${HOST}\r\n`],
    [
      'two lengths',
      `POST /api/auth/login HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n${HOST}\r\n{}`,
    ],
    [
      'a length and chunks',
      `POST /api/auth/login HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n${HOST}\r\n0\r\n\r\n`,
    ],
    ['bytes that are no head', '\u0000\u0001\u0002\u0003\r\n\r\n'],
  ])('is refused or answered like any other, and never a fault: %s', async (_, text) => {
    const heard = await say(text);
    const status = statusOf(heard);
    // Node closes the connection, or it is a page (which may not have been built here), or it is refused.
    const isPage =
      /\r\ncontent-type: text\/html/i.test(heard) || heard.includes('web client has not been built');
    if (status !== 0 && !isPage) {
      expect(status, heard.slice(0, 300)).toBeGreaterThanOrEqual(400);
      expect(status, heard.slice(0, 300)).toBeLessThan(500);
    }
    expect(heard).not.toMatch(/node_modules|at \w+ \(|\.ts:/);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});

describe('a body over 1 MB', () => {
  const MB = 1024 * 1024;
  const signedUp = async () => {
    const body = JSON.stringify({
      email: `a${performance.now()}@example.org`,
      password: 'correct horse',
      firstName: 'A',
    });
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`${address}/api/auth/signup`, { method: 'POST', body, headers });
    return made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  it('gets its 413, with a length and without', async () => {
    const cookie = await signedUp();
    const head = `POST /api/books HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n${HOST}`;
    expect(statusOf(await say(`${head}Content-Length: ${5 * MB}\r\n\r\n{`))).toBe(413);
    const chunk = `${(MB / 2).toString(16)}\r\n${' '.repeat(MB / 2)}\r\n`;
    const chunked = await say(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`);
    expect(statusOf(chunked)).toBe(413);
    expect(chunked).toContain('"code":"too_large"');
  });

  it('is turned away unread from whoever is not signed in, and from a call that takes none', async () => {
    const head = `Content-Type: application/json\r\n${HOST}Content-Length: ${5 * MB}\r\n\r\n{`;
    expect(statusOf(await say(`POST /api/books HTTP/1.1\r\n${head}`))).toBe(401);
    expect(statusOf(await say(`POST /api/auth/logout HTTP/1.1\r\n${head}`))).toBe(204);
    expect(statusOf(await say(`POST /api/nothing HTTP/1.1\r\n${head}`))).toBe(404);
  });

  it('that breaks off is nobody’s fault', async () => {
    const cookie = await signedUp();
    const head = `POST /api/books HTTP/1.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n${HOST}`;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head}Content-Length: 1000\r\n\r\n{"title":`);
        setTimeout(() => {
          socket.resetAndDestroy();
          resolve();
        }, 50);
      });
      socket.on('error', () => {});
    });
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const figures = await (await fetch(`${address}/metrics`)).text();
    expect(figures).toMatch(/colloquy_faults_total 0/);
  });
});

it('requests sent one behind the other are answered in order', async () => {
  const ask = (path: string, close = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
  const heard = await say(
    ask('/api/health') + ask('/api/books') + ask('/api/nothing', 'Connection: close\r\n'),
  );
  expect([...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
    '200',
    '401',
    '404',
  ]);
});

it('nothing of all this was a surprise to the server', () => {
  expect(server.err()).toBe('');
  expect(server.out()).not.toMatch(/"level":"(error|fatal)"/);
  expect(server.child.exitCode).toBeNull();
});
