/** What somebody may no longer do, they can no longer do a second later: on every server, in open streams too. */
import { describe, expect, it } from 'vitest';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

/** Looked at once a second; the rest is room for a busy machine. */
const SOON = { timeout: 6000, interval: 20 };
const SECRET = { SESSION_SECRET: 'one and the same secret for both servers' };
const book = { bookTitle: '1984', bookAuthor: 'George Orwell', userMessage: 'What of the thrush?' };

const house = async () => {
  const guide = slowGuide();
  const here = await testWorld({ RATE_LIMIT_FACTOR: '0', ...SECRET }, { guide: guide.engine });
  const there = await testWorld(
    { RATE_LIMIT_FACTOR: '0', ...SECRET },
    { guide: guide.engine, at: here.place },
  );
  return { guide, here, there, admin: await here.person('keeper') };
};

const cookieOf = (who: Browser) => `colloquy=${who.jar.get('colloquy')}`;

/** A reply listened to on that server; what comes back tells whether it is still open. */
const listen = async (who: Browser, { fetch }: TestWorld, more: object = {}) => {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: { cookie: cookieOf(who), accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ ...book, ...more }),
  });
  expect(response.status).toBe(200);
  let isOpen = true;
  const heard = response.text().finally(() => {
    isOpen = false;
  });
  return { heard, isOpen: () => isOpen };
};

const talkOf = async (who: Browser): Promise<number> =>
  (await who.call('openDiscussion', { body: { kind: 'book', title: '1984', creator: 'George Orwell' } })).body
    .id;

type House = Awaited<ReturnType<typeof house>>;
type Person = Awaited<ReturnType<TestWorld['person']>>;

const ENDINGS: [string, (ann: Person, house: House) => Promise<{ status: number }>][] = [
  ['logging out', (ann) => ann.call('logout')],
  [
    'a new password, set on another device',
    async (ann, { here }) => {
      const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
      return (await here.device(ann.email)).call('changePassword', { body });
    },
  ],
  [
    'signing out everywhere, on another device',
    async (ann, { here }) => (await here.device(ann.email)).call('endOtherSessions'),
  ],
  ['a suspension', (ann, { admin }) => admin.call('suspendUser', { params: { id: ann.user.id } })],
  [
    'deleting the account',
    (ann) => ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } }),
  ],
];

describe.each(ENDINGS)('after %s', (_, end) => {
  it('the session is dead on every server, and what was open is closed', async () => {
    const made = await house();
    const { here, there } = made;
    const ann = await here.person('ann');
    const headers = { cookie: cookieOf(ann) };
    const streams = [
      await listen(ann, here, { discussionId: await talkOf(ann) }),
      await listen(ann, there),
      await listen(ann, here),
    ];
    await expect.poll(() => made.guide.asked.length, SOON).toBe(3);
    expect(streams.map((stream) => stream.isOpen())).toEqual([true, true, true]);

    expect((await end(ann, made)).status).toBeLessThan(300);
    for (const server of [here, there])
      for (const call of ['currentUser', 'listBooks', 'sessions', 'exportEverything'] as const)
        expect((await server.visitor().call(call, { headers })).status, call).toBe(401);
    await expect.poll(() => streams.some((stream) => stream.isOpen()), SOON).toBe(false);
    // What is kept nowhere is written for nobody.
    await expect.poll(() => made.guide.aborted, SOON).toBeGreaterThanOrEqual(2);
  });
});

it('nothing goes on being written for somebody who was suspended, on whichever server', async () => {
  const { guide, here, there, admin } = await house();
  const ann = await here.person('ann');
  const discussionId = await talkOf(ann);
  await listen(ann, there, { discussionId });
  await expect.poll(() => guide.asked.length, SOON).toBe(1);
  guide.say('Said before it. ');
  await admin.call('suspendUser', { params: { id: ann.user.id } });
  await expect.poll(() => guide.aborted, SOON).toBe(1);
  await expect.poll(() => there.world.turns.all().length, SOON).toBe(0);
  await admin.call('liftSuspension', { params: { id: ann.user.id } });
  const back = await here.device(ann.email);
  const { body: messages } = await back.call('listMessages', { params: { id: discussionId } });
  expect(messages.at(-1)).toMatchObject({ state: 'stopped', content: 'Said before it. ' });
});

it('an administrator’s rights are gone with the next request, on every server, and come back as fast', async () => {
  const { here, there, admin } = await house();
  const ann = await here.person('ann');
  const headers = { cookie: cookieOf(ann) };
  const on = { params: { id: ann.user.id } };
  const asked = () =>
    Promise.all(
      [here, there].map(async (server) => (await server.visitor().call('adminUsers', { headers })).status),
    );
  for (let round = 0; round < 20; round++) {
    await admin.call('makeAdmin', on);
    expect(await asked()).toEqual([200, 200]);
    await admin.call('removeAdmin', on);
    expect(await asked()).toEqual([403, 403]);
  }
});
