/** How much one person may ask of the guide at once. */
import { describe, expect, it } from 'vitest';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, testWorld } from '../world.ts';

const orwell = { bookTitle: '1984', bookAuthor: 'George Orwell' };
const body = { ...orwell, userMessage: 'Winston writes in the corner the telescreen cannot see.' };
const MEGABYTE = 1024 * 1024;

const streamFor = (ann: Browser, fetch: Awaited<ReturnType<typeof testWorld>>['fetch'], path = '/api/chat') =>
  fetch(path, {
    method: path === '/api/chat' ? 'POST' : 'GET',
    headers: {
      cookie: [...ann.jar].map(([k, v]) => `${k}=${v}`).join('; '),
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    ...(path === '/api/chat' ? { body: JSON.stringify(body) } : {}),
  });

describe('a person', () => {
  it('may send 120 messages a minute, whoever else writes', async () => {
    const { person, clock } = await testWorld({ RATE_LIMIT_FACTOR: '0.1' });
    const ann = await person('ann');
    const bob = await person('bob');
    const statuses: number[] = [];
    for (let n = 0; n < 14; n++) statuses.push((await ann.call('chatAboutBook', { body })).status);
    expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
    const refused = await ann.call('chatAboutBook', { body });
    expect(refused.body).toMatchObject({ code: 'too_many', message: expect.any(String) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await bob.call('chatAboutBook', { body })).status).toBe(200);
    clock.now += 60_000;
    expect((await ann.call('chatAboutBook', { body })).status).toBe(200);
  });

  it('may listen to 20 replies at once, even when 25 are asked for in the same instant', async () => {
    const { person, fetch } = await testWorld({}, { guide: slowGuide().engine });
    const ann = await person('ann');
    const bob = await person('bob');
    const asked = await Promise.all(Array.from({ length: 25 }, () => streamFor(ann, fetch)));
    const open = asked.filter(({ status }) => status === 200);
    expect(open).toHaveLength(20);
    for (const refused of asked.filter(({ status }) => status !== 200)) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const other = await streamFor(bob, fetch);
    expect(other.status).toBe(200);
    await other.body?.cancel();

    await open[0]?.body?.cancel();
    // On PostgreSQL the place is given back by a statement of its own, which may take a moment.
    let next = await streamFor(ann, fetch);
    await expect
      .poll(async () => {
        if (next.status !== 200) next = await streamFor(ann, fetch);
        return next.status;
      })
      .toBe(200);
    for (const one of [...open.slice(1), next]) await one.body?.cancel();
  });

  it('counts a joined reply among the 20', async () => {
    const { person, fetch } = await testWorld({}, { guide: slowGuide().engine });
    const ann = await person();
    const { body: opened } = await ann.call('openDiscussion', {
      body: { kind: 'book', title: '1984', creator: 'George Orwell' },
    });
    void ann.call('chatAboutBook', { body: { ...body, discussionId: opened.id } });
    const join = () => streamFor(ann, fetch, `/api/discussions/${opened.id}/stream`);
    await expect.poll(async () => (await ann.call('listMessages', { params: opened })).body.length).toBe(2);
    const joined = await Promise.all(Array.from({ length: 22 }, join));
    expect(joined.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), 429, 429]);
    for (const one of joined) await one.body?.cancel();
    await ann.call('stopReply', { params: opened });
  });

  it('gets the place back when a message is refused', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const headers = { accept: 'text/event-stream' };
    for (let n = 0; n < 25; n++)
      expect(
        (await ann.call('chatAboutBook', { headers, body: { ...body, discussionId: 99_999 } })).status,
      ).toBe(404);
    expect((await ann.call('chatAboutBook', { headers, body })).status).toBe(200);
  });

  it('may send a body of 4 MB to the guide and no more', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const sized = (bytes: number) => {
      const empty = JSON.stringify({ ...body, unknown: '' }).length;
      return { ...body, unknown: 'x'.repeat(bytes - empty) };
    };
    expect((await ann.call('chatAboutBook', { body: sized(4 * MEGABYTE) })).status).toBe(200);
    const tooLarge = await ann.call('chatAboutBook', { body: sized(4 * MEGABYTE + 1) });
    expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'too_large']);
  });
});
