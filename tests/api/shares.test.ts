import { describe, expect, it } from 'vitest';
import { messagesOfAll } from '#server/store/messages.ts';
import { slowGuide } from '../slow-guide.ts';
import { type Answer, type Browser, type TestWorld, testWorld } from '../world.ts';

const DAY = 24 * 60 * 60_000;
const EMMA = { kind: 'book', title: 'Emma', creator: 'Jane Austen', objective: 'Critical Thinking' };
const FIRST = 'On Box Hill Emma hurts Miss Bates because she is bored.';
const SECOND = 'And Knightley says what we should have felt.';

const say = (who: Browser, discussionId: number, userMessage: string): Promise<Answer> =>
  who.call('chatAboutBook', { body: { bookTitle: 'Emma', bookAuthor: 'Austen', userMessage, discussionId } });

/** A talk of Ann's in which one thing was said, and everything one does with its link. */
const talkOf = async (made: TestWorld, name = 'ann') => {
  const ann = await made.person(name);
  const id = (await ann.call('openDiscussion', { body: EMMA })).body.id as number;
  await say(ann, id, FIRST);
  made.clock.now += 1000;
  return {
    ann,
    id,
    share: (body?: object) => ann.call('shareDiscussion', { params: { id }, ...(body && { body }) }),
    stop: () => ann.call('stopSharing', { params: { id } }),
    list: async () => (await ann.call('listShares')).body,
    read: (token: string) => made.visitor().call('readShared', { params: { token } }),
  };
};

const wordsIn = ({ body }: Answer): string[] =>
  body.messages.map(({ content }: { content: string }) => content);

describe('sharing a discussion', () => {
  it('makes one link that anyone can read without an account', async () => {
    const made = await testWorld();
    const { share, read } = await talkOf(made);
    const shared = await share();
    expect(shared.status).toBe(201);
    expect(shared.body).toMatchObject({ expiresAt: null, isCurrent: true, title: 'Emma' });
    // 256 bits, half of them random, in letters that no mail program breaks.
    expect(shared.body.token).toMatch(/^[\w-]{44}$/);
    expect(shared.body.url).toBe(`http://localhost/book-discussion/${shared.body.token}`);

    const seen = await read(shared.body.token);
    expect(seen.status).toBe(200);
    const { objective, ...work } = EMMA;
    expect(seen.body).toMatchObject({ ...work, objective, sharedBy: 'ann', pictureUrl: null });
    expect(seen.body.messages[0]).toEqual({ sender: 'user', content: FIRST, state: 'done' });
    expect(seen.body.messages[1].sender).toBe('ai');
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect(seen.headers.get('x-robots-tag')).toContain('noindex');
  });

  it('tells nothing else: no address, no number, no feedback, no name of a message', async () => {
    const made = await testWorld();
    const { ann, id, share, read } = await talkOf(made);
    await ann.call('renameDiscussion', { params: { id }, body: { name: 'secret name' } });
    const seen = await read((await share()).body.token);
    expect(Object.keys(seen.body).sort()).toEqual(
      [
        'kind',
        'title',
        'creator',
        'beside',
        'objective',
        'sharedBy',
        'sharedAt',
        'pictureUrl',
        'page',
        'pages',
        'messages',
      ].sort(),
    );
    for (const message of seen.body.messages)
      expect(Object.keys(message).sort()).toEqual(['content', 'sender', 'state']);
    expect(seen.text).not.toContain(ann.email);
    expect(seen.text).not.toContain('secret name');
    expect(seen.text).not.toMatch(/"(id|userId|feedback|rating|guide|clientMessageId)"/);
  });

  it('gives the same link again, brought up to now; until then nothing newer is seen', async () => {
    const made = await testWorld();
    const { ann, id, share, read, list } = await talkOf(made);
    const first = await share();
    made.clock.now += 1000;
    await say(ann, id, SECOND);
    expect(wordsIn(await read(first.body.token))).toHaveLength(2);
    expect(await list()).toMatchObject([{ token: first.body.token, isCurrent: false }]);

    made.clock.now += 1000;
    const again = await share();
    expect([again.status, again.body.token]).toEqual([200, first.body.token]);
    expect(again.body.sharedAt).not.toBe(first.body.sharedAt);
    expect(wordsIn(await read(first.body.token))).toHaveLength(4);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  it('at the same moment from two pages makes one link', async () => {
    const made = await testWorld();
    const { share, list } = await talkOf(made);
    const both = await Promise.all([share(), share(), share()]);
    expect(new Set(both.map(({ body }) => body.token)).size).toBe(1);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await list()).toHaveLength(1);
  });

  it('leaves a reply that is still being written out of the copy', async () => {
    const guide = slowGuide();
    const made = await testWorld({}, { guide: guide.engine });
    const ann = await made.person();
    const id = (await ann.call('openDiscussion', { body: EMMA })).body.id as number;
    const saying = say(ann, id, FIRST);
    await expect.poll(() => guide.asked.length).toBe(1);
    guide.say('Half of a ');
    const { body } = await ann.call('shareDiscussion', { params: { id } });
    guide.say('reply.');
    guide.finish();
    await saying;
    const read = () => made.visitor().call('readShared', { params: { token: body.token } });
    expect(wordsIn(await read())).toEqual([FIRST]);
    await ann.call('shareDiscussion', { params: { id } });
    expect(wordsIn(await read())).toEqual([FIRST, 'Half of a reply.']);
  });

  it('calls a person without a name a reader', async () => {
    const made = await testWorld();
    const { ann, share, read } = await talkOf(made);
    const { token } = (await share()).body;
    await made.world.store.write
      .updateTable('users')
      .set({ firstName: ' ' })
      .where('id', '=', ann.user.id)
      .execute();
    expect((await read(token)).body.sharedBy).toBe('A reader');
  });

  it('uses the address people reach us at, not the one a request came to', async () => {
    const made = await testWorld({ PUBLIC_URL: 'https://books.example.org' });
    const ann = await made.person();
    const { id } = (await ann.call('openDiscussion', { body: { ...EMMA, kind: 'movie' } })).body;
    const { body } = await ann.call('shareDiscussion', { params: { id } });
    expect(body.url).toBe(`https://books.example.org/movie-discussion/${body.token}`);
  });
});

describe('how long a link lasts', () => {
  it('is as many days as were asked for; then it is dead, and a new one is made', async () => {
    const made = await testWorld();
    const { share, read, list } = await talkOf(made);
    const { body } = await share({ expiresInDays: 7 });
    expect(Date.parse(body.expiresAt)).toBe(made.clock.now + 7 * DAY);
    made.clock.now += 7 * DAY - 1;
    expect((await read(body.token)).status).toBe(200);
    made.clock.now += 1;
    expect((await read(body.token)).status).toBe(404);
    expect(await list()).toEqual([]);
    const anew = await share();
    expect([anew.status, anew.body.expiresAt]).toEqual([201, null]);
    expect(anew.body.token).not.toBe(body.token);
    expect((await read(body.token)).status).toBe(404);
  });

  it('stays as it was when sharing again says nothing of it, and can be given and taken back', async () => {
    const made = await testWorld();
    const { share } = await talkOf(made);
    const first = await share({ expiresInDays: 30 });
    made.clock.now += DAY;
    expect((await share()).body.expiresAt).toBe(first.body.expiresAt);
    expect(Date.parse((await share({ expiresInDays: 7 })).body.expiresAt)).toBe(made.clock.now + 7 * DAY);
    expect((await share({ expiresInDays: null })).body.expiresAt).toBeNull();
  });

  it.each([0, 366, -1, 1.5, '7', true])('is not %j days', async (expiresInDays) => {
    const made = await testWorld();
    const { share, list } = await talkOf(made);
    const answer = await share({ expiresInDays });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ expiresInDays: 'A whole number of days from 1 to 365.' });
    expect(await list()).toEqual([]);
  });

  it('is over for the database, too, when it is swept', async () => {
    const made = await testWorld();
    const { share } = await talkOf(made);
    await share({ expiresInDays: 1 });
    made.clock.now += DAY;
    await made.world.sweep();
    expect(await made.world.store.read.selectFrom('shares').selectAll().execute()).toEqual([]);
  });
});

describe('what is taken back', () => {
  it('a link that is stopped is dead at once and never comes back', async () => {
    const made = await testWorld();
    const { share, stop, read, list } = await talkOf(made);
    const { token } = (await share()).body;
    expect((await stop()).status).toBe(204);
    expect((await read(token)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await stop()).status).toBe(204);
    const anew = await share();
    expect(anew.status).toBe(201);
    expect(anew.body.token).not.toBe(token);
    expect((await read(token)).status).toBe(404);
  });

  it('nobody can tell a link that is over from one that never was', async () => {
    const made = await testWorld();
    const { share, stop, read } = await talkOf(made);
    const over = (await share({ expiresInDays: 1 })).body.token;
    made.clock.now += DAY;
    const expired = await read(over);
    const stopped = (await share()).body.token;
    await stop();
    const answers = [
      expired,
      await read(stopped),
      await read(`${stopped.slice(0, -1)}${stopped.endsWith('A') ? 'B' : 'A'}`),
      await read('x'.repeat(44)),
      await read('1'),
      await read('%00'),
      await read('..%2F..%2Fshares'),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, expired.text]);
  });

  it('messages deleted since are gone from the copy; changed ones show neither old words nor new', async () => {
    const made = await testWorld();
    const { ann, id, share, read } = await talkOf(made);
    await say(ann, id, SECOND);
    const { token } = (await share()).body;
    const { write } = made.world.store;
    const [asked, reply] = await messagesOfAll(write, [id]);
    await write
      .deleteFrom('messages')
      .where('id', '=', asked?.id ?? 0)
      .execute();
    await write
      .updateTable('messages')
      .set({ content: 'not yet shared' })
      .where('id', '=', reply?.id ?? 0)
      .execute();
    const seen = wordsIn(await read(token));
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(SECOND);
    await share();
    expect(wordsIn(await read(token))).toEqual(['not yet shared', ...seen]);
  });

  it('with its discussion the link goes, and whoever has that back is not shown to anybody unasked', async () => {
    const made = await testWorld();
    const { ann, id, share, read, list } = await talkOf(made);
    const { token } = (await share()).body;
    await ann.call('deleteDiscussion', { params: { id } });
    expect((await read(token)).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await share()).status).toBe(404);
    await ann.call('restoreDiscussion', { params: { id } });
    expect((await read(token)).status).toBe(404);
    const anew = (await share()).body.token;
    expect(anew).not.toBe(token);
    expect([(await read(token)).status, (await read(anew)).status]).toEqual([404, 200]);

    await ann.call('deleteDiscussion', { params: { id } });
    made.clock.now += 11 * 60_000;
    await made.world.sweep();
    expect((await read(token)).status).toBe(404);
    expect(await made.world.store.read.selectFrom('shares').selectAll().execute()).toEqual([]);
  });

  it('with the work its discussions go, and with the account everything', async () => {
    const made = await testWorld();
    await made.person('keeper');
    const { ann, share, read } = await talkOf(made);
    const { body: book } = await ann.call('addBook', {
      body: { title: 'Persuasion', author: 'Jane Austen' },
    });
    const about = { kind: 'book', itemId: book.id, title: 'Persuasion' };
    const { id } = (await ann.call('openDiscussion', { body: about })).body;
    const ofBook = (await ann.call('shareDiscussion', { params: { id } })).body.token;
    const other = (await share()).body.token;
    await ann.call('deleteBook', { params: { id: book.id } });
    expect([(await read(ofBook)).status, (await read(other)).status]).toEqual([404, 200]);
    await ann.call('deleteAccount', { body: { currentPassword: 'correct horse' } });
    expect((await read(other)).status).toBe(404);
  });
});

describe('whose it is', () => {
  it('somebody else can neither share, nor stop, nor list what is not theirs', async () => {
    const made = await testWorld();
    const { id, share, read, list } = await talkOf(made);
    const { token } = (await share()).body;
    const bob = await made.person('bob');
    const tries = [
      await bob.call('shareDiscussion', { params: { id } }),
      await bob.call('stopSharing', { params: { id } }),
      await bob.call('stopSharing', { params: { id: 'x' } }),
    ];
    for (const { status } of tries) expect(status).toBe(404);
    expect((await bob.call('listShares')).body).toEqual([]);
    expect((await read(token)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    const made = await testWorld();
    const { ann, share, list } = await talkOf(made);
    await share();
    made.clock.now += 1000;
    const { id } = (await ann.call('openDiscussion', { body: { kind: 'concept', title: 'Inversion' } })).body;
    await ann.call('shareDiscussion', { params: { id }, body: { expiresInDays: 30 } });
    expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['Inversion', 'Emma']);
    expect((await list())[0].url).toContain('/concept-discussion/');
  });

  it('a copy of the database opens no link: the secret is needed, too', async () => {
    const made = await testWorld();
    const { share, read } = await talkOf(made);
    const { token } = (await share()).body;
    const [row] = await made.world.store.read.selectFrom('shares').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(token.slice(22));
    expect((await read(row?.name ?? '')).status).toBe(404);
    expect(row?.copy).not.toContain('Box Hill');
  });

  it('counts against the general limit of whoever reads', async () => {
    const made = await testWorld({ RATE_LIMIT_FACTOR: '0.0025' });
    const statuses: number[] = [];
    const token = 'x'.repeat(44);
    for (let n = 0; n < 4; n++)
      statuses.push((await made.visitor().call('readShared', { params: { token } })).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});
