import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Site, testInternet } from '#tests/outside/internet.ts';
import { makeOutbound } from './outbound.ts';

const ASK = { accept: 'image/*', mostBytes: 100_000, withinMs: 5000 };
const HASTY = { ...ASK, withinMs: 500 };

const outside = async (site: Site, publicUrl?: string) => {
  const internet = await testInternet({ 'pictures.example': site });
  const outbound = makeOutbound({ wires: internet.wires, publicUrl });
  return { ...internet, get: (ask = ASK) => outbound.get('http://pictures.example/x.png?a=1#part', ask) };
};

describe('what is fetched', () => {
  it('comes with its type, byte for byte', async () => {
    const { get, seen } = await outside((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('bytes'),
    );
    const got = await get();
    expect({ ...got, bytes: got.bytes.toString() }).toEqual({
      bytes: 'bytes',
      type: 'image/png',
      url: 'http://pictures.example/x.png?a=1',
    });
    expect(seen.requests[0]?.url).toBe('/x.png?a=1');
  });

  it('is asked for without anything of ours but a name', async () => {
    const { get, seen } = await outside(
      (request, response) =>
        request.url === '/2'
          ? response.end('ok')
          : response.writeHead(302, { location: '/2', 'set-cookie': 'a=1' }).end(),
      'https://books.example',
    );
    await get();
    for (const { headers } of seen.requests)
      expect(headers).toEqual({
        host: 'pictures.example',
        connection: 'keep-alive',
        accept: 'image/*',
        'accept-encoding': 'identity',
        'user-agent': 'Colloquy/1.0 (+https://books.example)',
      });
    expect(seen.requests).toHaveLength(2);
  });

  it('is followed through four redirects, also to another site, and not through five', async () => {
    for (const [hops, works] of [
      [4, true],
      [5, false],
    ] as const) {
      const step: Site = (request, response) => {
        const at = Number(/^\/(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
        if (at === hops) response.end('there');
        else response.writeHead(301, { location: `http://other.example/${at + 1}` }).end();
      };
      const { get, sites } = await outside(step);
      sites['other.example'] = step;
      const outcome = await get().then(
        ({ bytes }) => bytes.toString(),
        (thrown) => thrown.reason,
      );
      expect(outcome).toBe(works ? 'there' : 'unreachable');
    }
  });
});

describe('a redirect to an address with letters beyond ASCII', () => {
  it('is followed as UTF-8, however it was written down', async () => {
    for (const location of [
      '/bücher/書.png',
      '/b%C3%BCcher/%E6%9B%B8.png',
      'http://pictures.example/bücher/書.png',
    ]) {
      const { get, seen } = await outside((request, response) =>
        request.url?.startsWith('/x.png')
          ? response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end()
          : response.end('ok'),
      );
      await get();
      expect(seen.requests[1]?.url).toBe('/b%C3%BCcher/%E6%9B%B8.png');
    }
  });
});

describe('what goes on too long', () => {
  it('is cut when it redirects in a circle', async () => {
    const { get, seen } = await outside((_, response) =>
      response.writeHead(302, { location: '/x.png' }).end(),
    );
    await expect(get()).rejects.toMatchObject({ reason: 'unreachable' });
    expect(seen.accepted).toBe(5);
  });

  it('is not even begun when it announces too many bytes', async () => {
    const { get } = await outside((_, response) =>
      response.writeHead(200, { 'content-length': '100001' }).flushHeaders(),
    );
    await expect(get()).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('is cut when it never ends, and the connection closed', async () => {
    let sent = 0;
    const { get, openSockets } = await outside((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
      };
      response.on('drain', pour);
      pour();
    });
    await expect(get()).rejects.toMatchObject({ reason: 'too_large' });
    await expect.poll(openSockets, { timeout: 5000 }).toBe(0);
    expect(sent).toBeLessThan(8_000_000);
  });

  it('is cut when it drips', async () => {
    const { get, openSockets } = await outside((_, response) => {
      const drip = setInterval(() => (response.destroyed ? clearInterval(drip) : response.write('x')), 50);
    });
    const began = performance.now();
    await expect(get(HASTY)).rejects.toMatchObject({ reason: 'too_slow' });
    expect(performance.now() - began).toBeLessThan(3000);
    await expect.poll(openSockets, { timeout: 5000 }).toBe(0);
  });

  it('is cut when nothing comes at all: no name, no connection, no answer', async () => {
    const never = new Promise<never>(() => {});
    const { wires } = await testInternet({ 'pictures.example': () => {} });
    const silences = [wires, { ...wires, resolve: () => never }, { ...wires, dial: deafEnd(await deaf()) }];
    for (const silent of silences) {
      const got = makeOutbound({ wires: silent }).get('http://pictures.example/', HASTY);
      await expect(got).rejects.toMatchObject({ reason: 'too_slow' });
    }
  });

  it('is cut when redirects together take too long', async () => {
    const { get } = await outside(async (_, response) => {
      await sleep(250);
      response.writeHead(302, { location: '/x.png' }).end();
    });
    await expect(get(HASTY)).rejects.toMatchObject({ reason: 'too_slow' });
  });
});

describe('an answer of the wrong kind', () => {
  const answers: [string, Site, object][] = [
    ['a 404', (_, r) => r.writeHead(404).end('no'), { reason: 'status', status: 404 }],
    ['a 204', (_, r) => r.writeHead(204).end(), { reason: 'status', status: 204 }],
    [
      'a 429 that says when',
      (_, r) => r.writeHead(429, { 'retry-after': '30' }).end(),
      { reason: 'status', status: 429, retryAfter: 30 },
    ],
    ['a redirect to nowhere', (_, r) => r.writeHead(302).end(), { reason: 'status', status: 302 }],
    [
      'headers of a megabyte',
      (_, r) => r.writeHead(200, { 'x-large': 'x'.repeat(1_000_000) }).end('ok'),
      { reason: 'unreachable' },
    ],
    [
      'a packed body',
      (_, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      { reason: 'unreachable' },
    ],
    [
      'a body that breaks off',
      (_, r) => {
        r.writeHead(200, { 'content-length': '50' });
        r.write('x');
        setTimeout(() => r.destroy(), 20);
      },
      { reason: 'unreachable' },
    ],
    [
      'no HTTP',
      (_, r) => {
        r.socket?.end('SSH-2.0-OpenSSH\r\n\r\n');
      },
      { reason: 'unreachable' },
    ],
    [
      'a closed door',
      (_, r) => {
        r.destroy();
      },
      { reason: 'unreachable' },
    ],
  ];
  it.each(answers)('%s is a failure', async (_, site, problem) => {
    const { get, openSockets } = await outside(site);
    await expect(get()).rejects.toMatchObject(problem);
    await expect.poll(openSockets, { timeout: 5000 }).toBe(0);
  });

  it('a name nobody knows is a failure', async () => {
    const { wires } = await testInternet();
    const resolve = async () => Promise.reject(new Error('ENOTFOUND'));
    const got = makeOutbound({ wires: { ...wires, resolve } }).get('http://pictures.example/', ASK);
    await expect(got).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('connections', () => {
  it('try the next address of a name when one does not answer', async () => {
    const { wires, seen } = await testInternet({
      'pictures.example': (_, response) => response.end('second'),
    });
    const resolve = async () => ['1.1.1.1', '8.8.8.8'];
    const dial = (address: string, port: number) =>
      address === '1.1.1.1' ? { address: '127.0.0.1', port: 1 } : wires.dial(address, port);
    const { bytes } = await makeOutbound({ wires: { resolve, dial } }).get('http://pictures.example/', ASK);
    expect(bytes.toString()).toBe('second');
    expect(seen.dialled).toEqual(['8.8.8.8']);
  });

  it('over https name the host they want and take no certificate but its own', async () => {
    let greeting = '';
    const end = await listen((socket) =>
      socket.on('data', (data: Buffer) => {
        greeting += data.toString('latin1');
        socket.end();
      }),
    );
    const { wires } = await testInternet();
    const got = makeOutbound({ wires: { ...wires, dial: deafEnd(end) } }).get(
      'https://pictures.example/',
      ASK,
    );
    await expect(got).rejects.toMatchObject({ reason: 'unreachable' });
    expect(greeting).toContain('pictures.example');
    expect(greeting).not.toContain('GET ');
  });
});

const deafEnd = (port: number) => () => ({ address: '127.0.0.1', port });
/** Takes connections and says nothing. */
const deaf = () => listen(() => {});

const listen = async (meet: (socket: import('node:net').Socket) => void): Promise<number> => {
  const sockets = new Set<import('node:net').Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as { port: number }).port;
};
