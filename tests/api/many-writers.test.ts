/** Many at once in one talk: words are neither lost nor doubled nor put in another order, whatever else is done to it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Answer, type Browser, testWorld } from '../world.ts';

const book = { bookTitle: '1984', bookAuthor: 'George Orwell' };
const WRITERS = 16;
const EACH = 3;
type Message = { id: number; sender: string; content: string; state: string; clientMessageId: string | null };

const talkOf = async (who: Browser): Promise<number> =>
  (
    await who.call('openDiscussion', {
      body: { kind: 'book', title: '1984', creator: 'George Orwell', fresh: true },
    })
  ).body.id;

/** Says it, and once more when nobody could take it; the second time is the same message. */
const say = async (who: Browser, discussionId: number, userMessage: string): Promise<Answer> => {
  const body = { ...book, discussionId, userMessage, clientMessageId: randomUUID() };
  const first = await who.call('chatAboutBook', { body });
  return first.status === 503 ? who.call('chatAboutBook', { body }) : first;
};

describe('sixteen tabs that write into one talk', () => {
  it('while it is renamed, opened and asked for: every message is there once, with its own answer, in order', async () => {
    const { person, device, world } = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await person('ann');
    const tabs = [ann, ...(await Promise.all(Array.from({ length: 3 }, () => device(ann.email))))];
    const discussionId = await talkOf(ann);
    const params = { id: discussionId };
    const acknowledged = new Map<string, Answer>();
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < EACH; n++) {
        const words = `Writer ${writer} says for the ${n}th time that Winston keeps a diary.`;
        const answer = await say(tabs[writer % tabs.length] as Browser, discussionId, words);
        expect(answer.status, answer.text).toBe(200);
        acknowledged.set(words, answer);
      }
    });
    let isOver = false;
    const others = (async () => {
      for (let n = 0; !isOver; n++) {
        expect((await ann.call('renameDiscussion', { params, body: { name: `Name ${n}` } })).status).toBe(
          200,
        );
        expect((await ann.call('generateQuestion', { body: { ...book, discussionId } })).status).toBe(200);
        expect((await ann.call('listMessages', { params })).status).toBe(200);
      }
    })();
    await Promise.all(writers);
    isOver = true;
    await others;

    const messages: Message[] = (await ann.call('listMessages', { params })).body;
    const said = messages.filter(({ sender }) => sender === 'user');
    const replies = messages.filter(({ sender }) => sender === 'ai');
    expect(said.map(({ content }) => content).sort()).toEqual([...acknowledged.keys()].sort());
    for (const [words, answer] of acknowledged) {
      const reply = replies.filter(({ id }) => id === answer.body.messageId);
      expect([words, reply.length, reply[0]?.content]).toEqual([words, 1, answer.body.content]);
    }
    expect(replies.every(({ state }) => state === 'done')).toBe(true);
    // Each writer's own words stand in the order in which they were said.
    for (let writer = 0; writer < WRITERS; writer++) {
      const own = said.filter(({ content }) => content.startsWith(`Writer ${writer} `));
      expect(own.map(({ content }) => /the (\d+)th/.exec(content)?.[1])).toEqual(['0', '1', '2']);
    }
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).sort((a, b) => a - b));
    const { body: talk } = await ann.call('readDiscussion', { params });
    expect([talk.messageCount, talk.name]).toEqual([messages.length, expect.stringMatching(/^Name \d+$/)]);
    const kept = await world.store.read.selectFrom('messages').select('id').execute();
    expect(kept).toHaveLength(messages.length);
  });

  it('while it is deleted and brought back: what was acknowledged is there again, and the rest is told as gone', async () => {
    const { person } = await testWorld({ RATE_LIMIT_FACTOR: '0' });
    const ann = await person('ann');
    const discussionId = await talkOf(ann);
    const params = { id: discussionId };
    const acknowledged: string[] = [];
    let isOver = false;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; n < EACH; n++) {
        const words = `Writer ${writer}, sentence ${n}: the thrush sings for nobody.`;
        const { status } = await ann.call('chatAboutBook', {
          body: { ...book, discussionId, userMessage: words, clientMessageId: randomUUID() },
        });
        expect([200, 404, 503]).toContain(status);
        if (status === 200) acknowledged.push(words);
      }
    });
    const flip = (async () => {
      while (!isOver) {
        expect((await ann.call('deleteDiscussion', { params })).status).toBe(204);
        expect((await ann.call('restoreDiscussion', { params })).status).toBe(200);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    await Promise.all(writers);
    isOver = true;
    await flip;
    await expect
      .poll(async () =>
        (await ann.call('listMessages', { params })).body.every((m: Message) => m.state !== 'running'),
      )
      .toBe(true);
    const messages: Message[] = (await ann.call('listMessages', { params })).body;
    const said = messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
    expect(new Set(said).size).toBe(said.length);
    expect(acknowledged.filter((words) => !said.includes(words))).toEqual([]);
    const { body: talk } = await ann.call('readDiscussion', { params });
    expect(talk.messageCount).toBe(messages.length);
  });
});

describe('two tabs that change one thing', () => {
  it('the profile: each keeps what it changed', async () => {
    const { person, device } = await testWorld();
    const ann = await person('ann');
    const other = await device(ann.email);
    await Promise.all([
      ann.call('updateProfile', { body: { bio: 'I read at night.' } }),
      other.call('updateProfile', { body: { lastName: 'Lee' } }),
      other.call('updateProfile', { body: { timeZone: 'Europe/London' } }),
    ]);
    expect((await ann.call('currentUser')).body).toMatchObject({
      bio: 'I read at night.',
      lastName: 'Lee',
      timeZone: 'Europe/London',
    });
  });
});
