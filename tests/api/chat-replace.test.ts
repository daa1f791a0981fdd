/** The reader's last message put anew: it takes the old one's place, with an answer of its own. */
import { describe, expect, it } from 'vitest';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, testWorld } from '../world.ts';

const orwell = { bookTitle: '1984', bookAuthor: 'George Orwell' };
const first = 'Winston writes in the diary because nobody else will ever know what he thought.';
const better = 'Winston writes for readers who are not born yet, because the present has no readers left.';
const ids = ['0b0f3f0e-58ad-4c3f-9a53-2f1f4b6e0a01', '0b0f3f0e-58ad-4c3f-9a53-2f1f4b6e0a02'] as const;

type Message = { id: number; content: string; sender: string; state: string };

/** A talk of the opening, one message and its reply. */
const begun = async (ann: Browser) => {
  const { body: opened } = await ann.call('openDiscussion', {
    body: { kind: 'book', title: '1984', creator: 'George Orwell' },
  });
  const discussionId: number = opened.id;
  await ann.call('generateQuestion', { body: { ...orwell, discussionId } });
  const said = (userMessage: string, more: Record<string, unknown> = {}) =>
    ann.call('chatAboutBook', { body: { ...orwell, discussionId, userMessage, ...more } });
  const messages = async (): Promise<Message[]> =>
    (await ann.call('listMessages', { params: { id: discussionId } })).body;
  return { discussionId, said, messages };
};

const contents = (messages: Message[]) => messages.map(({ content }) => content);

describe('putting one’s last message anew', () => {
  it('takes it out of the talk with its answer, and asks again', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const { discussionId, said, messages } = await begun(ann);
    await said(first);
    const [opening, old] = await messages();
    const again = await said(better, { replaces: old?.id });
    expect(again.status).toBe(200);
    const now = await messages();
    expect(contents(now)).toEqual([opening?.content, better, again.body.content]);
    const { body: discussion } = await ann.call('readDiscussion', { params: { id: discussionId } });
    expect(discussion.messageCount).toBe(3);
  });

  it('is answered from the talk as it is now: the old words are no part of it', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const bob = await person('bob');
    const anns = await begun(ann);
    await anns.said(first);
    const replaced = await anns.said(first, { replaces: (await anns.messages())[1]?.id });
    const bobs = await begun(bob);
    const plain = await bobs.said(first);
    // Said twice it would be a repetition; put anew it is judged as what it is.
    expect(replaced.body.feedback?.rating).toBe(plain.body.feedback?.rating);
  });

  it('once sent twice is done and answered once', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const { said, messages } = await begun(ann);
    await said(first);
    const more = { replaces: (await messages())[1]?.id, clientMessageId: ids[0] };
    const [one, two] = await Promise.all([said(better, more), said(better, more)]);
    const three = await said(better, more);
    expect([two.body, three.body]).toEqual([one.body, one.body]);
    expect(await messages()).toHaveLength(3);
  });

  it('from two tabs at once happens in one of them, and the other is told', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const { said, messages } = await begun(ann);
    await said(first);
    const replaces = (await messages())[1]?.id;
    const answers = await Promise.all([
      said(better, { replaces, clientMessageId: ids[0] }),
      said('Winston writes to stay sane.', { replaces, clientMessageId: ids[1] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'not_replaceable', message: expect.any(String) });
    const now = await messages();
    expect(now).toHaveLength(3);
    expect(now.at(-1)?.content).toBe(answers.find(({ status }) => status === 200)?.body.content);
  });

  it('is for the last message only, and for the reader’s own', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const bob = await person('bob');
    const { said, messages } = await begun(ann);
    await said(first);
    const [opening, old, reply] = await messages();
    await said('And another thing: the thrush sings for nobody.');
    const before = await messages();
    const bobs = await begun(bob);
    await bobs.said(first);
    const theirs = (await bobs.messages())[1]?.id;
    for (const replaces of [opening?.id, old?.id, reply?.id, before[4]?.id, theirs, 987_654]) {
      const refused = await said(better, { replaces });
      expect([refused.status, refused.body.code]).toEqual([409, 'not_replaceable']);
    }
    expect(await messages()).toEqual(before);
    expect(contents(await bobs.messages())).toContain(first);
    for (const replaces of ['x', 0, 1.5]) expect((await said(better, { replaces })).status).toBe(400);
  });

  it('waits for the reply that is just being written, unless that is stopped', async () => {
    const guide = slowGuide();
    const { person } = await testWorld({}, { guide: guide.engine });
    const ann = await person();
    const { discussionId, said, messages } = await begun(ann);
    const running = said(first);
    guide.say('Half a reply');
    await expect.poll(async () => (await messages())[2]?.content).toBe('Half a reply');
    const replaces = (await messages())[1]?.id;
    expect((await said(better, { replaces })).status).toBe(409);
    await ann.call('stopReply', { params: { id: discussionId } });
    await running;
    const again = said(better, { replaces });
    guide.say('To the better words.');
    guide.finish();
    expect((await again).body.content).toBe('To the better words.');
    expect(contents(await messages()).slice(1)).toEqual([better, 'To the better words.']);
  });

  it('leaves no trace in what is taken out of Colloquy, and what the guide used stays counted', async () => {
    const guide = slowGuide();
    const { person, world } = await testWorld({}, { guide: guide.engine });
    const ann = await person();
    const { said, messages } = await begun(ann);
    const tell = async (answer: ReturnType<typeof said>) => {
      guide.say('Well said?');
      guide.finish();
      await answer;
    };
    await tell(said(first));
    await tell(said(better, { replaces: (await messages())[1]?.id }));
    const { text } = await ann.call('exportEverything');
    expect(text).not.toContain(first);
    expect(text).toContain(better);
    const rows = await world.store.read.selectFrom('messages').select(['tokensIn', 'tokensOut']).execute();
    const sum = (name: 'tokensIn' | 'tokensOut') => rows.reduce((all, row) => all + row[name], 0);
    expect([sum('tokensIn'), sum('tokensOut')]).toEqual([14, 6]);
  });
});
