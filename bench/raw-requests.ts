/**
 * `raw-requests [count] [seed]`: requests a visitor may not make, bent byte by byte on the wire: heads, lengths, chunks
 * and ends. None is answered as if it were somebody's, none is a fault, and the server goes on.
 */
import { connect } from 'node:net';
import { openHouse } from './attack/house.ts';
import { personAt } from './attack/visitor.ts';

const [count = '10000', seed = '20261122'] = process.argv.slice(2);
const LANES = 40;
const PATIENCE_MS = 1_500;

/** Mulberry32: the same seed asks the same. */
let state = Number(seed);
const random = (): number => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const below = (n: number) => Math.floor(random() * n);
const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

const house = await openHouse();
const { port } = new URL(house.url);
const owner = await personAt(house.url, 'canary');
await owner.call('addBook', { body: { title: 'The canary of the house', author: 'Canary' } });

const body = '{"title":"Smuggled","author":"Nobody"}';
const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const GOOD = [
  `GET /api/books HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /api/auth/user HTTP/1.1\r\n${HEAD}Cookie: colloquy=a.b\r\n\r\n`,
  `GET /api/admin/users?q=a HTTP/1.1\r\n${HEAD}Authorization: Bearer x\r\n\r\n`,
  `POST /api/books HTTP/1.1\r\n${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`,
  `POST /api/books HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n${chunked}`,
  `PUT /api/books/1 HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  `DELETE /api/books/1 HTTP/1.0\r\n${HEAD}Connection: keep-alive\r\n\r\n`,
];
const MORE = [
  'Content-Length: 5\r\n',
  'Content-Length: +5\r\n',
  'Content-Length: 0x5\r\n',
  'Content-Length : 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: xchunked\r\n',
  'Transfer-Encoding:\tchunked\r\n',
  'Transfer-Encoding: chunked, identity\r\n',
  'Host: evil.test\r\n',
  ' folded\r\n',
  'X-Forwarded-For: 127.0.0.1\r\n',
  'Cookie: colloquy=; colloquy=a.b; __Host-colloquy=c\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AA\r\n',
  'Connection: close, Host\r\n',
];
const BYTES = [
  '\r',
  '\n',
  '\r\n',
  '\n\n',
  '\0',
  ' ',
  '\t',
  ':',
  ';',
  ',',
  '%',
  '\x7f',
  '\xff',
  '/',
  '..',
  '?',
  '#',
  '0',
  'f',
];

const BENDS: ((text: string) => string)[] = [
  (text) => splice(text, below(text.length), 1, String.fromCharCode(below(256))),
  (text) => splice(text, below(text.length), 1 + below(4), ''),
  (text) => splice(text, below(text.length), 0, one(BYTES)),
  (text) => {
    const from = below(text.length);
    return splice(text, from, 0, text.slice(from, from + below(40)));
  },
  (text) => text.replace('\r\n', `\r\n${one(MORE)}`),
  (text) => text.replaceAll('\r\n', one(['\n', '\r', '\r\r\n'])),
  (text) => text + one(GOOD),
  (text) => text.replace(/\r\n\r\n/, `\r\nX-Long: ${'x'.repeat(below(30_000))}\r\n\r\n`),
  (text) => text.slice(0, below(text.length)),
];
const splice = (text: string, at: number, remove: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + remove);

const bent = (): string => {
  let text = one(GOOD);
  for (let n = 1 + below(3); n > 0; n--) text = one(BENDS)(text);
  return text;
};

const say = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(Buffer.from(text, 'latin1')));
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(PATIENCE_MS, done);
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', done);
    socket.on('close', done);
  });

const statuses = new Map<string, number>();
const wrong: string[] = [];
const look = (asked: string, heard: string): void => {
  for (const [, status = ''] of heard.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status.startsWith('5')) wrong.push(`${status}: ${JSON.stringify(asked.slice(0, 300))}`);
  }
  if (
    /canary/i.test(heard) ||
    /"(email|isAdmin|totalUsers)":/.test(heard) ||
    /HTTP\/1\.1 (201|204)/.test(heard)
  )
    wrong.push(`let in: ${JSON.stringify(asked.slice(0, 300))} ${heard.slice(0, 200)}`);
};

let left = Number(count);
await Promise.all(
  Array.from({ length: LANES }, async () => {
    while (left-- > 0) {
      const asked = bent();
      look(asked, await say(asked));
    }
  }),
);
const kept = (await owner.call('listBooks')).body as { title: string }[];
if (kept.length !== 1) wrong.push(`the owner has ${kept.length} books`);
const figures = await (await fetch(`${house.url}/metrics`)).text();
const faults = Number(/^colloquy_faults_total (\d+)/m.exec(figures)?.[1]);
if (faults > 0 || !house.isAlive()) wrong.push(`${faults} faults, ${house.isAlive() ? 'alive' : 'gone'}`);
await house.close();
for (const words of wrong.slice(0, 10)) console.log(words);
console.log(
  `${count} bent requests, seed ${seed}: ${[...statuses]
    .sort()
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}; ${wrong.length} wrong`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
