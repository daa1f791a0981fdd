import { describe, expect, it } from 'vitest';
import { problemBody } from '#contract/problems.ts';
import type { Answer, Browser } from '../world.ts';
import { sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();
const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;

let count = 0;
const someone = () => {
  count += 1;
  return server().person(`someone${count}`);
};

const expectProblem = (answer: Answer, status: number, code: string, what?: string) => {
  expect([answer.status, answer.body?.code], what ?? answer.text).toEqual([status, code]);
  expect(problemBody.strict().safeParse(answer.body).success, answer.text).toBe(true);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.text).not.toMatch(/ at \w|node_modules|\.ts:|select |insert |sqlite|postgres|zod|kysely/i);
};

describe('what cannot be read', () => {
  it('is told apart: no JSON, no object, no body, another type', async () => {
    const ann = await someone();
    const post = (raw?: RequestInit['body'], headers: Record<string, string> = JSON_TYPE) =>
      ann.call('addBook', { ...(raw === undefined ? {} : { raw }), headers });
    for (const raw of [
      '{',
      '',
      '{"title": }',
      "{'title': 'a'}",
      '\u0000',
      '{"a":1}{"a":1}',
      'NaN',
      '{"a":1e}',
    ])
      expectProblem(await post(raw), 400, 'malformed', JSON.stringify(raw));
    for (const raw of ['null', '[]', '[{"title":"a","author":"b"}]', '"text"', '7', 'true'])
      expectProblem(await post(raw), 400, 'malformed', raw);
    expectProblem(await post(), 400, 'malformed');
    expectProblem(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400, 'malformed');
    const good = '{"title":"a","author":"b"}';
    for (const type of [
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'json',
    ])
      expectProblem(await post(good, { 'content-type': type }), 415, 'wrong_type', type);
    for (const type of ['application/json', 'APPLICATION/JSON; charset=UTF-8', 'application/vnd.a+json'])
      expect((await post(good, { 'content-type': type })).status, type).toBe(201);
  });

  it('does no harm however it is built', async () => {
    const ann = await someone();
    const post = (raw: string) => ann.call('addBook', { raw, headers: JSON_TYPE });
    const deep = 100_000;
    expectProblem(await post(`${'['.repeat(deep)}${']'.repeat(deep)}`), 400, 'malformed');
    const nested = `{"title":"a","author":"b","x":${'['.repeat(deep)}${']'.repeat(deep)}}`;
    expectProblem(await post(nested), 400, 'malformed');
    expect((await post(nested.replace(/\[{31,}/, '[[').replace(/\]{31,}/, ']]'))).status).toBe(201);
    const polluted = '{"__proto__":{"title":"p"},"constructor":{"prototype":{"author":"p"}},"toString":1}';
    expectProblem(await post(polluted), 400, 'invalid');
    expect(({} as { title?: string }).title).toBeUndefined();
    expect((await post('{"title":"a","title":"b","author":"c"}')).body.title).toBe('b');
    for (const rating of ['1e400', '-0', '9223372036854775808', '0.1', '"5"'])
      expectProblem(await post(`{"title":"a","author":"b","rating":${rating}}`), 400, 'invalid', rating);
    const many = `{"title":"a","author":"b",${Array.from({ length: 50_000 }, (_, n) => `"k${n}":0`).join()}}`;
    expect((await post(many)).status).toBe(201);
  });

  it('names a wrong field once, in words', async () => {
    const ann = await someone();
    const answer = await ann.call('addBook', { body: { title: 7, author: [], rating: 'x', status: {} } });
    expectProblem(answer, 400, 'invalid');
    expect(Object.keys(answer.body.fields)).toEqual(['title', 'author', 'rating', 'status']);
    for (const words of Object.values<string>(answer.body.fields))
      expect(words).toMatch(/^[A-Z][a-z]* [^:]+$/);
  });
});

describe('a body', () => {
  const big = (bytes: number) => JSON.stringify({ title: 'a', author: 'b', x: 'x'.repeat(bytes) });

  it('may have 1 MB, with its length given or not', async () => {
    const ann = await someone();
    const fits = big(MEGABYTE - 100);
    expect((await ann.call('addBook', { raw: fits, headers: JSON_TYPE })).status).toBe(201);
    expectProblem(await ann.call('addBook', { raw: big(MEGABYTE), headers: JSON_TYPE }), 413, 'too_large');
    const claimed = { ...JSON_TYPE, 'content-length': String(5 * MEGABYTE) };
    expectProblem(await ann.call('addBook', { raw: '{}', headers: claimed }), 413, 'too_large');
  });

  it('is not read further than that', async () => {
    const ann = await someone();
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        given += 65_536;
        stream.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' as const };
    const headers = { ...JSON_TYPE, cookie: `colloquy=${ann.jar.get('colloquy')}` };
    const response = await server().fetch('/api/books', { ...init, headers } as RequestInit);
    expect(response.status).toBe(413);
    expect(given).toBeLessThan(2 * MEGABYTE);
  });

  it('is not looked at before it is known who asks', async () => {
    const answer = await server()
      .visitor()
      .call('addBook', { raw: big(2 * MEGABYTE), headers: JSON_TYPE });
    expectProblem(answer, 401, 'not_signed_in');
  });

  it('is not needed where none is specified, whatever its type', async () => {
    const ann = await someone();
    const { body: book } = await ann.call('addBook', { body: { title: 'a', author: 'b' } });
    for (const type of ['text/plain', 'application/json', 'image/png']) {
      const sent = { raw: 'not json', headers: { 'content-type': type } };
      expect((await ann.call('restoreBook', { params: { id: book.id }, ...sent })).status).toBe(200);
      expect((await ann.call('endOtherSessions', sent)).status).toBe(204);
    }
    expect((await ann.call('deleteBook', { params: { id: book.id } })).status).toBe(204);
  });
});

describe('a path', () => {
  it('that is no call answers 404 in the one shape, whatever the method', async () => {
    const ann = await someone();
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/books/1/2/3',
      '/api/auth',
      '/api/books/',
      '/api/.env',
      '/api//books',
    ])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expectProblem(await ann.send(method, path), 404, 'not_found', `${method} ${path}`);
    expectProblem(await ann.send('PATCH', '/api/books'), 404, 'not_found');
    expectProblem(await ann.send('GET', '/api/auth/logout'), 404, 'not_found');
    expectProblem(await ann.send('POST', '/nothing'), 404, 'not_found');
  });

  it('leads to the same place however it is spelt, or nowhere', async () => {
    const [ann, bob] = [await someone(), await someone()];
    const { body: book } = await ann.call('addBook', { body: { title: 'Secret', author: 'b' } });
    const spelt = [
      '//api/books',
      '/api/%62ooks',
      '/API/books',
      '/api/books/.',
      '/api/./books',
      '/api/x/../books',
      '/api/x/%2e%2e/books',
      '/api%2fbooks',
      '/api/books;a=b',
      '/api/books%00',
      '/api\\books',
      `/api/books/${book.id}/../../books`,
      '/%2e/api/books',
      '/api/books?_method=DELETE',
    ];
    for (const path of spelt) {
      const visitor = await server().visitor().send('GET', path);
      expect(visitor.text, path).not.toContain('Secret');
      expect(visitor.status, path).toBeGreaterThanOrEqual(400);
      expect((await bob.send('GET', path)).text, path).not.toContain('Secret');
    }
    for (const path of [
      `/api/books/${book.id}%2f..`,
      `/api/books/..%2f${book.id}`,
      `/api/books/%2e%2e/${book.id}`,
    ])
      expect((await bob.send('DELETE', path)).status, path).toBe(404);
    const masked = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-original-url': `/api/books/${book.id}`,
      'x-rewrite-url': '/api/books',
    };
    await ann.send('POST', '/api/auth/user', { headers: masked });
    await ann.send('GET', '/api/books', { headers: masked });
    expect((await ann.call('listBooks')).body).toEqual([book]);
  });
});

describe('an answer', () => {
  const pages: [string, (who: Browser) => Promise<Answer>][] = [
    ['good', (who) => who.call('health')],
    ['an error', (who) => who.call('currentUser')],
    ['unknown', (who) => who.send('GET', '/api/nothing')],
    ['empty', (who) => who.call('logout')],
    ['of our own words', (who) => who.call('openApi')],
    ['a picture that is missing', (who) => who.send('GET', '/api/pictures/x')],
    ['a page', (who) => who.call('docs')],
  ];

  it.each(pages)('keeps the browser on our side: %s', async (_, ask) => {
    const { headers } = await ask(server().visitor());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  });

  it('of a page allows its own scripts, styles and pictures and nobody else’s', async () => {
    const { headers, text } = await server().visitor().call('docs');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(text).not.toContain('<script');
    expect(text).not.toMatch(/(src|href)="https?:/);
  });

  it('asks for HTTPS from then on where that is what people use', async () => {
    const { visitor } = await testWorld({ PUBLIC_URL: 'https://books.example.org' });
    expect((await visitor().call('health')).headers.get('strict-transport-security')).toMatch(
      /^max-age=\d{8}/,
    );
  });

  it('has a name of its own, and the log has the same one', async () => {
    const { visitor, logged } = await testWorld();
    const names = [];
    for (let n = 0; n < 3; n++)
      names.push(
        (await visitor().call('health', { headers: { 'x-request-id': 'mine' } })).headers.get('x-request-id'),
      );
    expect(new Set(names).size).toBe(3);
    expect(names).not.toContain('mine');
    for (const name of names) expect(logged.filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
  });

  it('to HEAD is that to GET without a body', async () => {
    const ann = await someone();
    for (const path of ['/api/health', '/api/books', '/api/auth/user', '/api/nothing', '/api/docs']) {
      const [get, head] = [await ann.send('GET', path), await ann.send('HEAD', path)];
      expect([head.status, head.text], path).toEqual([get.status, '']);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
    }
    expect((await server().visitor().send('HEAD', '/api/books')).status).toBe(401);
  });
});

describe('a change from another site', () => {
  const origins: [string, string | undefined, boolean][] = [
    ['no Origin at all', undefined, true],
    ['our own', 'http://localhost', true],
    ['none to be named', 'null', false],
    ['another site', 'https://evil.test', false],
    ['ours with something behind it', 'http://localhost.evil.test', false],
    ['a name that ends like ours', 'http://evillocalhost', false],
    ['ours on another port', 'http://localhost:8080', false],
    ['ours over HTTPS', 'https://localhost', false],
    ['empty', '', false],
  ];
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    undefined,
  ];

  it.each(origins)(
    'is refused by its Origin, but for a program’s and our own: %s',
    async (_, origin, allowed) => {
      const ann = await someone();
      const { body: book } = await ann.call('addBook', { body: { title: 'a', author: 'b' } });
      const calls = [
        'addBook',
        'restoreBook',
        'changeBook',
        'updateProfile',
        'endOtherSessions',
        'login',
        'signup',
        'logout',
      ] as const;
      for (const call of calls.filter((name) => !(allowed && name === 'logout')))
        for (const type of types) {
          const headers: Record<string, string> = {};
          if (origin !== undefined) headers.origin = origin;
          if (type) headers['content-type'] = type;
          const answer = await ann.call(call, { params: { id: book.id }, raw: '{', headers });
          expect(answer.body?.code === 'bad_origin', `${call} ${type} ${answer.text}`).toBe(!allowed);
          if (!allowed) expectProblem(answer, 403, 'bad_origin');
        }
      expect((await ann.call('listBooks')).body).toEqual([book]);
    },
  );

  it('is refused by Sec-Fetch-Site, and nothing is changed', async () => {
    const ann = await someone();
    const send = (site: string) =>
      ann.call('addBook', { body: { title: site, author: 'b' }, headers: { 'sec-fetch-site': site } });
    expectProblem(await send('cross-site'), 403, 'bad_origin');
    for (const site of ['same-origin', 'none']) expect((await send(site)).status).toBe(201);
    const out = await ann.call('logout', { headers: { 'sec-fetch-site': 'cross-site' } });
    expectProblem(out, 403, 'bad_origin');
    expect((await ann.call('listBooks')).body).toHaveLength(2);
  });

  it('is known by PUBLIC_URL too, whatever Host a proxy passes on', async () => {
    const { visitor } = await testWorld({ PUBLIC_URL: 'https://books.example.org' });
    const body = { email: 'ann@example.org', password: 'correct horse', firstName: 'Ann' };
    const from = (origin: string) =>
      visitor().call('signup', { body, headers: { host: 'app:3000', origin } });
    expect((await from('https://books.example.org')).status).toBe(201);
    expectProblem(await from('https://books.example.org.evil.test'), 403, 'bad_origin');
    expectProblem(await from('http://books.example.org'), 403, 'bad_origin');
  });

  it('may read nothing either: there is no CORS', async () => {
    const preflight = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    const answer = await server().visitor().send('OPTIONS', '/api/books', { headers: preflight });
    expectProblem(answer, 404, 'not_found');
    for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/);
  });
});

describe('the figures', () => {
  it('are for this machine, or for who has the token', async () => {
    const made = await testWorld({ METRICS_TOKEN: 'a token for the figures' });
    const ask = async (from: string, headers: Record<string, string> = {}) =>
      (await made.visitor().send('GET', '/metrics', { from, headers })).status;
    expect(await ask('127.0.0.1')).toBe(200);
    expect(await ask('::1')).toBe(200);
    expect(await ask('::ffff:127.0.0.1')).toBe(200);
    expect(await ask('203.0.113.9')).toBe(404);
    expect(await ask('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    for (const header of ['forwarded', 'via', 'x-real-ip'])
      expect(await ask('127.0.0.1', { [header]: '203.0.113.9' }), header).toBe(404);
    expect(await ask('203.0.113.9', { authorization: 'Bearer a token for the figures' })).toBe(200);
    expect(await ask('203.0.113.9', { authorization: 'Bearer another' })).toBe(404);
  });

  it('count calls by name, and hold nothing anyone typed', async () => {
    const made = await testWorld();
    const ann = await made.person('ann');
    await ann.send('GET', '/api/canary-path');
    await ann.send('GET', '/canary-page');
    const { text } = await ann.send('GET', '/metrics');
    expect(text).toMatch(/colloquy_request_seconds_count\{call="signup",status="201"\} 1/);
    expect(text).not.toContain('canary');
  });
});
