/** A clock that jumps: forward, back by years, while something is under way. Nobody is locked out or waits for it. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { slowGuide } from '../slow-guide.ts';
import { testWorld } from '../world.ts';

const DAY = 24 * 60 * 60_000;
const JUMPS: [string, number][] = [
  ['an hour', 60 * 60_000],
  ['a day', DAY],
  ['two years', 730 * DAY],
];
const orwell = { bookTitle: '1984', bookAuthor: 'George Orwell', userMessage: 'What of the thrush?' };

describe.each(JUMPS)('a clock that is put back by %s', (_, back) => {
  it('locks nobody out: no limit lasts longer than it ever would have', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0.1' });
    const ann = await made.person('ann');
    const login = (password: string) =>
      made.visitor().call('login', { body: { email: ann.email, password }, from: '203.0.113.9' });
    const call = () => made.visitor().call('openApi', { from: '203.0.113.9' });
    while ((await login('wrong password')).status !== 429);
    while ((await call()).status !== 429);
    made.clock.now -= back;
    expect((await login('correct horse')).status).toBe(200);
    const answer = await call();
    expect(answer.status).toBe(200);
    while ((await login('wrong password')).status !== 429);
    expect(Number((await login('wrong password')).headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('leaves no reply under way for ever that nobody writes', async () => {
    const guide = slowGuide();
    const made = await testWorld({}, { guide: guide.engine });
    const ann = await made.person('ann');
    const opened = await ann.call('openDiscussion', { body: { kind: 'book', title: '1984', creator: 'O' } });
    const discussionId = opened.body.id as number;
    const { write } = made.world.store;
    const row = { discussionId, userId: ann.user.id, guide: null, createdAt: made.clock.now };
    const asked = await write
      .insertInto('messages')
      .values({ ...row, sender: 'user', content: 'So?', state: 'done', clientMessageId: null, replyTo: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const left = { sender: 'ai' as const, content: 'Half', state: 'running', clientMessageId: null };
    await write
      .insertInto('messages')
      .values({ ...row, ...left, replyTo: asked.id, leaseUntil: made.clock.now + 15_000 })
      .execute();
    made.clock.now -= back;
    const listed = async () => (await ann.call('listMessages', { params: { id: discussionId } })).body;
    expect((await listed())[1].state).toBe('interrupted');
    expect((await ann.call('joinReply', { params: { id: discussionId } })).status).toBe(204);
    const next = ann.call('chatAboutBook', { body: { ...orwell, discussionId } });
    guide.say('At once.');
    guide.finish();
    expect((await next).body.content).toBe('At once.');
    expect((await listed()).map((message: { content: string }) => message.content)).toEqual([
      'So?',
      'Half',
      orwell.userMessage,
      'At once.',
    ]);
  });

  it('keeps places among the streams for nobody who is not there', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '1' });
    const ann = await made.person('ann');
    const held = await Promise.all(
      Array.from({ length: 20 }, () => made.world.streamPlaces.take(ann.user.id)),
    );
    if (made.world.store.engine === 'sqlite') for (const place of held) place.giveBack();
    made.clock.now -= back;
    await made.world.streamPlaces.take(ann.user.id);
  });

  it('ends no session early, and those that come after are as long as any', async () => {
    const made = await testWorld();
    made.clock.now = Date.now();
    const ann = await made.person('ann');
    made.clock.now -= back;
    expect((await ann.call('currentUser')).status).toBe(200);
    const phone = await made.device(ann.email);
    await made.world.presence.flush();
    made.clock.now += 29 * DAY;
    expect((await phone.call('currentUser')).status).toBe(200);
  });
});

describe('a clock that jumps while a reply is told', () => {
  it.each([-730 * DAY, -60 * 60_000, 60 * 60_000, 730 * DAY])(
    'by %d ms loses and delays no word',
    async (jump) => {
      const guide = slowGuide();
      const made = await testWorld({}, { guide: guide.engine });
      const ann = await made.person('ann');
      const body = { ...orwell };
      const response = await made.fetch('/api/chat', {
        method: 'POST',
        headers: {
          cookie: `colloquy=${ann.jar.get('colloquy')}`,
          accept: 'text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      let heard = '';
      const reading = (async () => {
        for await (const piece of response.body ?? []) heard += Buffer.from(piece).toString();
      })();
      guide.say('One. ');
      await expect.poll(() => heard, { timeout: 5000 }).toContain('One. ');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
      onTestFinished(() => void vi.useRealTimers());
      made.clock.now += jump;
      guide.say('Two. ');
      await expect.poll(() => heard, { timeout: 5000 }).toContain('Two. ');
      guide.finish();
      await reading;
      expect(heard).toContain('event: done');
    },
  );
});

it('order is that of what was said and added, not of the clock', async () => {
  const made = await testWorld();
  const ann = await made.person('ann');
  const opened = await ann.call('openDiscussion', { body: { kind: 'book', title: '1984', creator: 'O' } });
  const discussionId = opened.body.id;
  for (const [n, jump] of [0, -DAY, 5 * DAY, -400 * DAY].entries()) {
    made.clock.now += jump;
    await ann.call('addBook', { body: { title: `Book ${n}`, author: 'A' } });
    await ann.call('chatAboutBook', {
      body: { ...orwell, discussionId, userMessage: `Thought number ${n}` },
    });
  }
  const titles = (await ann.call('listBooks')).body.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['Book 3', 'Book 2', 'Book 1', 'Book 0']);
  const said = (await ann.call('listMessages', { params: { id: discussionId } })).body
    .filter(({ sender }: { sender: string }) => sender === 'user')
    .map(({ content }: { content: string }) => content);
  expect(said).toEqual(['Thought number 0', 'Thought number 1', 'Thought number 2', 'Thought number 3']);
});

it('sessions, links and deletions end by the day, whatever leap days and changes of the hour lie between', async () => {
  const made = await testWorld();
  // Over the end of February 2028, and over the changes of the hour in Europe and America.
  for (const from of [
    '2028-02-15T23:59:59Z',
    '2026-03-20T00:30:00Z',
    '2026-10-20T00:30:00Z',
    '2026-12-31T23:59:59Z',
  ]) {
    made.clock.now = Date.parse(from);
    vi.useFakeTimers({ toFake: ['Date'], now: made.clock.now });
    onTestFinished(() => void vi.useRealTimers());
    const ann = await made.person(`ann${made.clock.now}`);
    await made.world.presence.flush();
    const headers = { cookie: `colloquy=${ann.jar.get('colloquy')}` };
    const alive = async () => (await made.visitor().call('currentUser', { headers })).status;
    made.clock.now += 30 * DAY - 1000;
    const { sessionId } = (await made.world.store.read
      .selectFrom('sessions')
      .select('id as sessionId')
      .where('userId', '=', ann.user.id)
      .executeTakeFirstOrThrow()) as { sessionId: number };
    expect(sessionId).toBeGreaterThan(0);
    made.clock.now += 2000;
    expect(await alive()).toBe(401);
    made.clock.now -= 2000;
    expect(await alive()).toBe(200);
  }
});
