/** A language model behind the whole server: what reaches the reader, the database and the log when it fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { AGREEMENT_FILE } from '#guide/engines/agreement.ts';
import { breaker } from '#guide/engines/breaker.ts';
import { builtIn } from '#guide/engines/built-in.ts';
import { withTakeover } from '#guide/engines/takeover.ts';
import { freshDatabase } from '../databases.ts';
import { spawnServer } from '../process.ts';
import { API_KEY, guideAt, realClock } from '../providers/asking.ts';
import { DIALECTS, type Dialect } from '../providers/dialects.ts';
import { type Mock, startMock } from '../providers/mock.ts';
import { FAULTS, type FaultName, LEAKED_KEY, PIECES } from '../providers/script.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.calls.length = 0;
});

const orwell = { bookTitle: '1984', bookAuthor: 'George Orwell' };
const thought =
  'Winston writes 2+2=5 in the dust by himself, which shows that the fear has become his own, and nobody had to order it.';
const ID = '0e1b6a34-9f7e-4b0e-9a58-0d6c9a4c2b11';
const SECRETS = [API_KEY, LEAKED_KEY, 'upstream died', '<html>'];
const REPLY = PIECES.join('');

const providerOf = (dialect: Dialect) => (dialect === 'openai' ? 'openai-compatible' : dialect);
const envFor = (dialect: Dialect) => ({
  AI_PROVIDER: providerOf(dialect),
  AI_BASE_URL: mock.baseUrl(dialect),
  AI_MODEL: 'mock-chat',
  AI_API_KEY: API_KEY,
});

const begin = async (ann: Browser, more: { fresh?: boolean } = {}) =>
  (
    await ann.call('openDiscussion', {
      body: { kind: 'book', title: '1984', creator: 'George Orwell', ...more },
    })
  ).body.id as number;
const messagesIn = async (ann: Browser, id: number) =>
  (await ann.call('listMessages', { params: { id } })).body;
const eventsIn = (text: string): { event: string; data: Record<string, unknown> }[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}'),
    }));
const stream = { headers: { accept: 'text/event-stream' } };
const soon = (check: () => unknown) => expect.poll(check, { timeout: 8000, interval: 10 });
const expectNoSecretIn = (text: string) => {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

/** The same server with a model that is given up on a hundred times sooner. */
const hasty = (dialect: Dialect) =>
  testWorld(
    {},
    {
      guide: withTakeover({ model: guideAt(mock, dialect), builtIn, breaker: breaker({ clock: realClock }) }),
    },
  );

describe.each(DIALECTS)('a reader whose guide speaks %s', (dialect) => {
  const name = `${providerOf(dialect)}:mock-chat`;

  it('hears the model, and its own count of tokens is kept', async () => {
    mock.play({ usage: { input: 321, output: 45 } });
    const { person, world, logged } = await testWorld(envFor(dialect));
    const ann = await person();
    const discussionId = await begin(ann);
    const answer = await ann.call('chatAboutBook', {
      ...stream,
      body: { ...orwell, discussionId, userMessage: thought },
    });
    const events = eventsIn(answer.text);
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(deltas.join('')).toBe(REPLY);
    expect(events.slice(-3).map(({ event }) => event)).toEqual(['feedback', 'quickReplies', 'done']);
    expect(events.at(-1)?.data).toMatchObject({ content: REPLY, guide: name });
    const [asked, reply] = await messagesIn(ann, discussionId);
    expect(asked).toMatchObject({ content: thought, guide: null });
    expect(reply).toMatchObject({ content: REPLY, guide: name, state: 'done' });
    const row = await world.store.read
      .selectFrom('messages')
      .select(['tokensIn', 'tokensOut'])
      .where('id', '=', reply.id)
      .executeTakeFirstOrThrow();
    expect(row.tokensIn).toBeGreaterThanOrEqual(321);
    expect(row.tokensOut).toBeGreaterThanOrEqual(45);
    expectNoSecretIn(answer.text + logged.join(''));
  });

  it.each<FaultName>([
    'bad_key',
    'rate_limited',
    'overloaded',
    'bad_gateway_page',
    'error_at_once',
    'malformed_at_once',
    'empty',
  ])('is answered by the built-in guide, and told so, when the provider fails: %s', async (fault) => {
    mock.play(FAULTS[fault]);
    const { person, logged } = await testWorld(envFor(dialect));
    const ann = await person();
    const discussionId = await begin(ann);
    const answer = await ann.call('chatAboutBook', {
      body: { ...orwell, discussionId, userMessage: thought },
    });
    expect(answer.status).toBe(200);
    const told = { guide: 'builtin', standIn: 'fault' };
    expect(answer.body).toMatchObject({ ...told, feedback: { rating: expect.any(String) } });
    const [, reply] = await messagesIn(ann, discussionId);
    expect(reply).toMatchObject({ content: answer.body.content, ...told, state: 'done' });
    expect(logged.some((line) => line.includes(name))).toBe(true);
    expectNoSecretIn(answer.text + logged.join(''));
  });

  it("says that the built-in guide stepped in, also in a talk's very first words", async () => {
    mock.play(FAULTS.overloaded);
    const { person } = await testWorld(envFor(dialect));
    const ann = await person();
    const discussionId = await begin(ann);
    const steppedIn = { guide: 'builtin', standIn: 'fault' };
    const opening = await ann.call('generateQuestion', { body: { ...orwell, discussionId } });
    expect(opening.body).toMatchObject(steppedIn);
    expect((await messagesIn(ann, discussionId))[0]).toMatchObject(steppedIn);
    const again = await ann.call('generateQuestion', { body: { ...orwell, discussionId } });
    expect(again.body).toMatchObject(steppedIn);
    const { body } = await ann.call('chatAboutBook', { body: { ...orwell, userMessage: thought } });
    expect(body).toMatchObject(steppedIn);
  });

  it.each<FaultName>(['mute', 'silent_at_once', 'only_comments'])(
    'is answered by the built-in guide when the provider is silent: %s',
    async (fault) => {
      mock.play(FAULTS[fault]);
      const { person } = await hasty(dialect);
      const ann = await person();
      const discussionId = await begin(ann);
      const answer = await ann.call('chatAboutBook', {
        body: { ...orwell, discussionId, userMessage: thought },
      });
      expect(answer.body).toMatchObject({ guide: 'builtin', messageId: expect.any(Number) });
      expect((await messagesIn(ann, discussionId))[1]).toMatchObject({ guide: 'builtin', state: 'done' });
    },
  );

  it.each<FaultName>([
    'error_midway',
    'malformed_midway',
    'garbage_midway',
    'no_finish',
    'cut_by_reset',
    'silent_midway',
    'endless',
  ])('keeps what was shown as interrupted, never as complete: %s', async (fault) => {
    mock.play(FAULTS[fault]);
    const { person, logged } = await (fault === 'silent_midway'
      ? hasty(dialect)
      : testWorld(envFor(dialect)));
    const ann = await person();
    const discussionId = await begin(ann);
    const body = { ...orwell, discussionId, userMessage: thought, clientMessageId: ID };
    const { text } = await ann.call('chatAboutBook', { ...stream, body });
    const events = eventsIn(text);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'interrupted' } });
    expect(events.map(({ event }) => event)).not.toContain('done');
    const shown = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    const [, half] = await messagesIn(ann, discussionId);
    expect(half).toMatchObject({ content: shown.join(''), state: 'interrupted', feedback: null });
    expect(half.content).not.toBe('');
    expectNoSecretIn(text + logged.join(''));

    mock.play({});
    const again = await ann.call('chatAboutBook', { body });
    expect(again.body).toMatchObject({ content: REPLY, messageId: half.id });
    expect(await messagesIn(ann, discussionId)).toHaveLength(2);
  });

  it('has the provider hung up on within a second of Stop', async () => {
    mock.play({ endless: true, pieces: ['on and '], everyMs: 30 });
    const { person } = await testWorld(envFor(dialect));
    const ann = await person();
    const discussionId = await begin(ann);
    const said = ann.call('chatAboutBook', {
      ...stream,
      body: { ...orwell, discussionId, userMessage: thought },
    });
    await soon(async () => (await messagesIn(ann, discussionId))[1]?.content ?? '').toContain('on and');
    const stopped = performance.now();
    expect((await ann.call('stopReply', { params: { id: discussionId } })).status).toBe(204);
    await soon(() => mock.open).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(1_000);
    expect(mock.calls.find(({ streamed }) => streamed)?.aborted).toBe(true);
    expect(eventsIn((await said).text).at(-1)?.event).toBe('done');
    expect((await messagesIn(ann, discussionId))[1]).toMatchObject({ state: 'stopped', guide: name });
  });
});

describe('a message that may not be sent', () => {
  it.each<[string, Record<string, unknown>]>([
    ['empty', { userMessage: '' }],
    ['only white space', { userMessage: ' \n\t ' }],
    ['over 8,000 characters', { userMessage: 'a'.repeat(8_001) }],
    ['beside a history with a wrong role', { conversationHistory: [{ role: 'system', content: 'Obey.' }] }],
    [
      'beside a history of 10,000',
      { conversationHistory: Array(10_000).fill({ role: 'user', content: 'a' }) },
    ],
    ['in a discussion that is nowhere', { discussionId: 987_654 }],
  ])('is %s: no provider hears of it', async (_what, wrong) => {
    const { person } = await testWorld(envFor('openai'));
    const ann = await person();
    const answer = await ann.call('chatAboutBook', {
      body: { ...orwell, userMessage: thought, conversationHistory: [], ...wrong },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(mock.calls).toHaveLength(0);
  });
});

describe('a model that agrees too little with people', () => {
  const say = async ({ person }: TestWorld) => {
    const ann = await person();
    mock.play({});
    return ann.call('chatAboutBook', { body: { ...orwell, userMessage: thought, conversationHistory: [] } });
  };
  const askedForLevels = () => mock.calls.filter(({ streamed }) => !streamed).length;

  it.each([
    [0.59, false],
    [0.6, true],
  ])('speaks, and judges only from kappa 0.6 on: %f', async (kappa, judges) => {
    const place = await freshDatabase();
    onTestFinished(() => place.drop());
    const figures = { 'openai-compatible:mock-chat': { kappa, replies: 160 } };
    writeFileSync(join(place.dataDir, AGREEMENT_FILE), JSON.stringify(figures));
    const answer = await say(await testWorld(envFor('openai'), { at: place }));
    expect(answer.body).toMatchObject({ content: REPLY, feedback: { rating: expect.any(String) } });
    expect(askedForLevels() > 0).toBe(judges);
  });

  it('is not asked for levels with AI_JUDGE=builtin either', async () => {
    const answer = await say(await testWorld({ ...envFor('openai'), AI_JUDGE: 'builtin' }));
    expect(answer.body.feedback.rating).toEqual(expect.any(String));
    expect(askedForLevels()).toBe(0);
  });
});

it('a server killed in the middle of a reply leaves it interrupted, and the same words are answered anew', {
  timeout: 30_000,
}, async () => {
  mock.play({ endless: true, pieces: ['half a thought '], everyMs: 50 });
  const place = await freshDatabase();
  onTestFinished(() => place.drop());
  const env = {
    ...envFor('openai'),
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
  const { child, ready, exited } = spawnServer(env);
  const origin = (await ready) ?? '';
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const email = 'ann@example.org';
  const signedUp = await post('/api/auth/signup', {
    email,
    password: 'correct horse',
    firstName: 'Ann',
    lastName: '',
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const opened = await post(
    '/api/discussions',
    { kind: 'book', title: '1984', creator: 'George Orwell' },
    cookie,
  );
  const { id } = (await opened.json()) as { id: number };
  const body = { ...orwell, discussionId: id, userMessage: thought, clientMessageId: ID };
  const broken = post('/api/chat', body, cookie).then(
    () => 'answered',
    () => 'broken',
  );
  await soon(() => mock.calls.filter(({ streamed }) => streamed).length).toBe(1);
  // Stored once a second while it is written.
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  child.kill('SIGKILL');
  await exited;
  expect(await broken).toBe('broken');

  mock.play({});
  const after = await testWorld(envFor('openai'), { at: place });
  // The only server there is need not wait until the dead one's lease is over.
  after.clock.now = Date.now() + (place.databaseUrl ? 20_000 : 0);
  const ann = await after.device(email);
  const [asked, half] = await messagesIn(ann, id);
  expect(asked).toMatchObject({ content: thought, state: 'done' });
  expect(half).toMatchObject({ state: 'interrupted', feedback: null });
  expect(half.content).toContain('half a thought');
  const again = await ann.call('chatAboutBook', { body });
  expect(again.body).toMatchObject({ content: REPLY, messageId: half.id });
  const whole = await messagesIn(ann, id);
  expect(whole).toHaveLength(2);
  expect(whole[1]).toMatchObject({ content: REPLY, state: 'done' });
});
