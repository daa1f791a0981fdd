/**
 * `npm run bench -- bounds [part …]`: what one request may cost a house in which much is kept: how long it holds the
 * thread that serves everybody, what memory it takes, and whether the house lives on with a heap of 768 MB.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hoardNotes, hoardTalk, TABLE } from './attack/hoard.ts';
import { type House, openHouse } from './attack/house.ts';
import { personAt } from './attack/visitor.ts';

const SMALL_HEAP = ['--max-old-space-size=768'];
const HOUSE = { LOG_LEVEL: 'error' };

const wrong: string[] = [];
const must = (holds: boolean, what: string): void => {
  console.log(`  ${holds ? 'holds' : 'FAILS'}  ${what}`);
  if (!holds) wrong.push(what);
};
const said = (value: number, unit: string) => `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;

/** Asks over a bare connection and never reads what comes; hangs up when told to. */
const unread = (house: House, path: string, cookie = ''): (() => void) => {
  const { port } = new URL(house.url);
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\n\r\n`),
  );
  socket.pause();
  socket.on('error', () => {});
  return () => socket.destroy();
};

/** What a number of unread answers add to the memory, each: to what is in use, and to what the process has. */
const unreadCost = async (house: House, times: number, path: string, cookie = ''): Promise<void> => {
  let each = { heap: Number.POSITIVE_INFINITY, resident: Number.POSITIVE_INFINITY };
  // The first rounds are for what is taken once.
  for (let round = 0; round < 3; round++) {
    const before = await house.told('/collect');
    const hangUps = Array.from({ length: times }, () => unread(house, path, cookie));
    await sleep(4_000);
    if (!house.isAlive()) break;
    const held = await house.told('/collect');
    each = { heap: (held.heap - before.heap) / times, resident: (held.resident - before.resident) / times };
    for (const hangUp of hangUps) hangUp();
    await sleep(1_000);
  }
  must(
    each.heap <= 1 && each.resident <= 1,
    `${times} unread: each holds ${said(each.heap, 'MB')}, the process has ${said(each.resident, 'MB')} more for each`,
  );
};

/** A link to a talk of 20 MB: a hundred tables that cost most for their length, then longer ones. */
const shared = async (): Promise<void> => {
  const house = await openHouse(HOUSE, SMALL_HEAP);
  const owner = await personAt(house.url, 'owner');
  const id = await hoardTalk(owner, { messages: 9_990, content: (at) => TABLE.repeat(at < 100 ? 1 : 8) });
  const { body } = await owner.call('shareDiscussion', { params: { id } }, 60_000);
  const path = new URL(body.url).pathname;
  await house.told('/collect');
  for (const method of ['GET', 'HEAD']) {
    const begun = performance.now();
    const answer = await fetch(house.url + path, { method }).catch(() => null);
    const bytes = (await answer?.arrayBuffer())?.byteLength ?? 0;
    const took = performance.now() - begun;
    const alive = house.isAlive();
    must(
      alive && answer?.status === 200,
      `${method} of the page is answered, ${said(took, 'ms')}, ${said(bytes / 1e6, 'MB')}`,
    );
    if (!alive) return;
    const { heldMs } = await house.told();
    must(heldMs <= 100, `it holds the thread for ${said(heldMs, 'ms')}`);
  }
  await unreadCost(house, 15, path);
  await house.close();
};

/** An account of half a gigabyte of notes. */
const hoard = async (): Promise<void> => {
  const house = await openHouse(HOUSE, SMALL_HEAP);
  const owner = await personAt(house.url, 'owner');
  await hoardNotes(owner, Number(process.env.HOARD_MB ?? 560));
  await house.told('/collect');
  for (const path of [
    '/api/books',
    '/api/export?format=csv',
    '/api/export?format=json',
    '/api/export?format=markdown',
  ]) {
    const answer = await fetch(house.url + path, { headers: { cookie: owner.cookie() } }).catch(() => null);
    let bytes = 0;
    try {
      for await (const piece of answer?.body ?? []) bytes += piece.length;
    } catch {
      bytes = -1;
    }
    must(
      house.isAlive() && answer?.status === 200 && bytes > 0,
      `${path} is answered: ${answer?.status}, ${said(bytes / 1e6, 'MB')}`,
    );
    if (!house.isAlive()) return;
    const { heldMs } = await house.told();
    must(heldMs <= 100, `it holds the thread for ${said(heldMs, 'ms')}`);
    // Of exports two may be open; the others are refused.
    await unreadCost(house, 7, path, owner.cookie());
    if (!house.isAlive()) return;
  }
  await house.close();
};

/** Bodies made to be slow, and a message in a talk of 20 MB. */
const stalls = async (): Promise<void> => {
  const house = await openHouse(HOUSE);
  const owner = await personAt(house.url, 'owner');
  const cookie = owner.cookie();
  const json = { cookie, 'content-type': 'application/json' };
  const deep = '['.repeat(28_000_000);
  const parts = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const tries: [string, string, Record<string, string>, string][] = [
    ['28 MB of brackets as JSON', '/api/import', json, deep],
    ['28 MB of brackets as a file', '/api/import', json, JSON.stringify({ content: `{"books":${deep}` })],
    ['1 MB of brackets as a book', '/api/books', json, deep.slice(0, 1_000_000)],
    ['1 MB of wrong ids', '/api/books/delete', json, JSON.stringify({ ids: Array(250_000).fill('a') })],
    [
      '10 MB of empty parts',
      '/api/pictures',
      { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      `${parts.repeat(190_000)}--b--`,
    ],
    [
      '10 MB of heads of a part',
      '/api/pictures',
      { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      `--b\r\n${'a: b\r\n'.repeat(1_600_000)}\r\n\r\n--b--`,
    ],
  ];
  await house.told('/collect');
  for (const [what, path, headers, body] of tries) {
    const answer = await fetch(house.url + path, { method: 'POST', headers, body }).catch(() => null);
    const { heldMs } = await house.told();
    must((answer?.status ?? 0) === 400 && heldMs <= 100, `${what}: ${answer?.status}, ${said(heldMs, 'ms')}`);
  }
  const id = await hoardTalk(owner, {
    messages: 9_990,
    content: (at) => `${at}: ${'Emma hurts Miss Bates. '.repeat(87)}`,
  });
  const message = 'Emma hurts Miss Bates on Box Hill because she is bored.';
  const asked = { bookTitle: 'Emma', userMessage: message };
  // The guide's first reply is slow for other reasons.
  for (let n = 0; n < 20; n++) await owner.call('chatAboutBook', { body: asked });
  await house.told('/collect');
  for (let n = 0; n < 5; n++) {
    const { status } = await owner.call('chatAboutBook', { body: { ...asked, discussionId: id } });
    const { heldMs } = await house.told();
    must(status === 200 && heldMs <= 100, `a message in a talk of 20 MB: ${status}, ${said(heldMs, 'ms')}`);
  }
  await house.close();
};

/** Readers that stop reading. */
const silent = async (): Promise<void> => {
  const house = await openHouse(HOUSE);
  const owner = await personAt(house.url, 'owner');
  await hoardNotes(owner, 24);
  await sleep(70_000);
  const before = house.descriptors();
  const hangUps = Array.from({ length: 10 }, () => unread(house, '/api/books', owner.cookie()));
  await sleep(2_000);
  const open = house.descriptors();
  const begun = performance.now();
  while (house.descriptors() > before && performance.now() - begun < 200_000) await sleep(500);
  const took = (performance.now() - begun) / 1000;
  must(open >= before + 10 && took < 150, `10 that stop reading are let go after ${said(took, 's')}`);
  for (const hangUp of hangUps) hangUp();
  await house.close();
};

const PARTS = { shared, hoard, stalls, silent };
const asked = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  await part();
}
process.exitCode = wrong.length > 0 ? 1 : 0;
process.exit();
