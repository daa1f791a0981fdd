/** What holds for the whole house: sign-ups, the budget of model tokens, the guide and its trial. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_KEY } from '../providers/asking.ts';
import { type Mock, startMock } from '../providers/mock.ts';
import { FAULTS, LEAKED_KEY, PIECES } from '../providers/script.ts';
import { testWorld } from '../world.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.calls.length = 0;
  mock.play({});
});

const DAY = 24 * 60 * 60_000;
const MODEL = 'openai-compatible:mock-chat';
const REPLY = PIECES.join('');
const emma = { bookTitle: 'Emma', bookAuthor: 'Jane Austen' };
const thought =
  'Emma is unkind on Box Hill because she is bored, and I think Austen lets us laugh first, so that we share the guilt.';

const withModel = async () => {
  const made = await testWorld({
    RATE_LIMIT_FACTOR: '0',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: mock.baseUrl('openai'),
    AI_MODEL: 'mock-chat',
    AI_API_KEY: API_KEY,
    AI_JUDGE: 'builtin',
  });
  return { ...made, admin: await made.person('keeper') };
};
const house = async (env: Record<string, string> = {}) => {
  const made = await testWorld({ RATE_LIMIT_FACTOR: '0', ...env });
  return { ...made, admin: await made.person('keeper') };
};
const newcomer = { email: 'new@example.org', password: 'correct horse', firstName: 'New' };

describe('sign-ups', () => {
  it('are closed and opened while the server runs, for visitors only', async () => {
    const { admin, visitor } = await house();
    const close = await admin.call('changeHouse', { body: { signups: 'closed' } });
    expect([close.status, close.body.signups]).toEqual([200, 'closed']);
    const refused = await visitor().call('signup', { body: newcomer });
    expect([refused.status, refused.body.code]).toEqual([403, 'signup_closed']);
    await admin.call('changeHouse', { body: { signups: 'open' } });
    expect((await visitor().call('signup', { body: newcomer })).status).toBe(201);
    const actions = (await admin.call('adminLog')).body.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['opened_signups', 'closed_signups']);
  });

  it('closed where the server is started stay closed, and the switch says so', async () => {
    const { admin, visitor } = await house({ SIGNUP: 'closed' });
    expect((await admin.call('readHouse')).body).toMatchObject({
      signups: 'closed',
      signupsClosedByEnvironment: true,
    });
    const refused = await admin.call('changeHouse', { body: { signups: 'open' } });
    expect([refused.status, refused.body.code]).toEqual([409, 'signups_fixed']);
    expect((await visitor().call('signup', { body: newcomer })).status).toBe(403);
  });
});

describe('the house', () => {
  it('tells its guide, room on the disk and version to administrators only', async () => {
    const { admin, person } = await house();
    const { body, text } = await admin.call('readHouse');
    expect(body).toMatchObject({
      guide: 'builtin',
      dailyTokens: 'unlimited',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      nodeVersion: process.versions.node,
    });
    expect(body.storage.databaseBytes).toBeGreaterThan(10_000);
    expect(body.schemaVersion).toBeGreaterThan(4);
    expect(text).not.toMatch(/key|secret|password/i);
    const ann = await person('ann');
    for (const call of ['readHouse', 'changeHouse', 'testGuide', 'adminLog', 'adminUsers'] as const)
      expect((await ann.call(call, call === 'changeHouse' ? { body: {} } : {})).status).toBe(403);
  });
});

describe('the daily budget of model tokens', () => {
  const say = async (
    who: Awaited<ReturnType<typeof withModel>>['admin'],
    discussionId?: number,
    userMessage = thought,
  ) => (await who.call('chatAboutBook', { body: { ...emma, userMessage, discussionId } })).body;
  const budget = (made: Awaited<ReturnType<typeof withModel>>, dailyTokens: unknown) =>
    made.admin.call('changeHouse', { body: { dailyTokens } });
  const open = async (who: Awaited<ReturnType<typeof withModel>>['admin']) =>
    (await who.call('openDiscussion', { body: { kind: 'book', title: 'Emma', fresh: true } })).body
      .id as number;

  it('once spent, the built-in guide goes on and says so, until the day (UTC) is over', async () => {
    mock.play({ usage: { input: 300, output: 50 } });
    const made = await withModel();
    await budget(made, 600);
    const ann = await made.person('ann');
    const talk = await open(ann);
    expect(await say(ann, talk)).toMatchObject({ content: REPLY, guide: MODEL });
    const second = await say(ann, talk);
    expect([second.guide, second.standIn]).toEqual([MODEL, undefined]);
    const asked = mock.calls.length;
    const third = await say(
      ann,
      talk,
      'I think her laughing at Miss Bates shows that she is cruel when she is bored, because nobody there can answer her.',
    );
    expect(third).toMatchObject({ guide: 'builtin', standIn: 'budget', feedback: expect.anything() });
    expect(third.content).not.toBe(REPLY);
    expect(mock.calls).toHaveLength(asked);
    const messages = (await ann.call('listMessages', { params: { id: talk } })).body;
    expect(messages.map(({ standIn }: { standIn?: string }) => standIn ?? null)).toEqual([
      null,
      null,
      null,
      null,
      null,
      'budget',
    ]);
    const detail = async () => (await made.admin.call('adminUserById', { params: { id: ann.user.id } })).body;
    expect(await detail()).toMatchObject({ totalTokensUsed: 700, tokensToday: 700, budget: 600 });

    const opening = await ann.call('generateQuestion', { body: { ...emma, discussionId: await open(ann) } });
    expect(opening.body).toMatchObject({ guide: 'builtin', standIn: 'budget' });
    const streamed = await ann.call('chatAboutBook', {
      headers: { accept: 'text/event-stream' },
      body: { ...emma, userMessage: thought, discussionId: talk },
    });
    expect(streamed.text).toMatch(/event: done\ndata: .*"standIn":"budget"/);

    made.clock.now = Math.ceil(made.clock.now / DAY) * DAY;
    const later = await made.device(ann.email);
    expect((await later.call('chatAboutBook', { body: { ...emma, userMessage: thought } })).body.guide).toBe(
      MODEL,
    );
    expect(await detail()).toMatchObject({ totalTokensUsed: 1050, tokensToday: 350 });
  });

  it('is each person’s own, and not escaped by talks that are not stored or are deleted', async () => {
    mock.play({ usage: { input: 300, output: 50 } });
    const made = await withModel();
    await budget(made, 100);
    const [ann, bob] = [await made.person('ann'), await made.person('bob')];
    expect((await say(ann)).guide).toBe(MODEL);
    expect(await say(ann)).toMatchObject({ guide: 'builtin', standIn: 'budget' });
    expect((await say(bob)).guide).toBe(MODEL);
    const talk = await open(bob);
    await bob.call('deleteDiscussion', { params: { id: talk } });
    made.clock.now += 60 * 60_000;
    await made.world.sweep();
    expect((await say(bob)).guide).toBe('builtin');
  });

  it('is spent by a model that fails half-way too, by all that were listened to at once', async () => {
    const made = await withModel();
    await budget(made, 1);
    const ann = await made.person('ann');
    const talks = await Promise.all(Array.from({ length: 8 }, () => open(ann)));
    // None of them fails before the last has begun, or the budget would be spent by then.
    mock.play({ ...FAULTS.error_midway, firstAfterMs: 500 });
    const heard = await Promise.all(
      talks.map((discussionId) =>
        ann.call('chatAboutBook', {
          headers: { accept: 'text/event-stream' },
          body: { ...emma, userMessage: thought, discussionId },
        }),
      ),
    );
    expect(heard.filter(({ text }) => text.includes('event: error'))).toHaveLength(8);
    const asked = mock.calls.length;
    mock.play({});
    expect(await say(ann)).toMatchObject({ guide: 'builtin', standIn: 'budget' });
    expect(mock.calls).toHaveLength(asked);
    const { body } = await made.admin.call('adminUserById', { params: { id: ann.user.id } });
    expect(body.tokensToday).toBeGreaterThan(8 * 50);
  });

  it('may be set for one person: more, none at all, no limit, or everybody’s again', async () => {
    mock.play({ usage: { input: 300, output: 50 } });
    const made = await withModel();
    await budget(made, 0);
    const ann = await made.person('ann');
    const give = (dailyTokens: unknown) =>
      made.admin.call('setUserBudget', { params: { id: ann.user.id }, body: { dailyTokens } });
    expect((await say(ann)).guide).toBe('builtin');
    expect((await give('unlimited')).body.dailyTokens).toBe('unlimited');
    expect((await say(ann)).guide).toBe(MODEL);
    await give(350);
    expect((await say(ann)).guide).toBe('builtin');
    await give(351);
    expect((await say(ann)).guide).toBe(MODEL);
    expect((await give(null)).body.dailyTokens).toBeNull();
    expect((await say(ann)).guide).toBe('builtin');
    for (const wrong of [-1, 1.5, 'none', '5', {}, undefined, 1e13])
      expect((await give(wrong)).status).toBe(400);
    const written = (await made.admin.call('adminLog')).body.filter(
      ({ action }: { action: string }) => action === 'set_user_budget',
    );
    expect(written.map((entry: { budget: unknown }) => entry.budget)).toEqual([null, 351, 350, 'unlimited']);
  });
});

describe('the guide on trial', () => {
  it('shows the built-in guide’s answer', async () => {
    const { admin } = await house();
    const { body } = await admin.call('testGuide');
    expect(body).toMatchObject({ guide: 'builtin', ok: true, tokens: 0 });
    expect(body.text).toMatch(/\?/);
  });

  it('shows the model’s own answer, and counts its tokens for the one who asked', async () => {
    mock.play({ usage: { input: 200, output: 20 } });
    const { admin } = await withModel();
    expect((await admin.call('testGuide')).body).toMatchObject({
      guide: MODEL,
      ok: true,
      text: REPLY,
      tokens: 220,
    });
    const detail = await admin.call('adminUserById', { params: { id: admin.user.id } });
    expect(detail.body.totalTokensUsed).toBe(220);
  });

  it.each([
    ['bad_key', /refused the key \(401\)\. Look at the key/],
    ['unknown_model', /rejected the request \(404\)\. Look at AI_MODEL/],
    ['rate_limited', /has no room at the moment \(429\)/],
    ['empty', /finished without a word/],
  ] as const)('shows in words what went wrong, and no key: %s', async (fault, words) => {
    mock.play(FAULTS[fault]);
    const { admin, logged } = await withModel();
    const { body, text } = await admin.call('testGuide');
    expect(body).toMatchObject({ guide: MODEL, ok: false });
    expect(body.text).toMatch(words);
    for (const secret of [API_KEY, LEAKED_KEY]) expect(text + logged.join('')).not.toContain(secret);
  });
});
