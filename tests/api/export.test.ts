import { expect, it } from 'vitest';
import { exportFile } from '#contract/export.ts';
import { type Browser, testWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const SAID =
  'I think Emma is cruel on Box Hill because she is bored: when she laughs at Miss Bates it shows that she ' +
  'needs somebody there who cannot answer her.';

const exported = async (who: Browser) => {
  const answer = await who.call('exportEverything');
  expect(answer.status).toBe(200);
  return { ...answer, file: exportFile.strict().parse(answer.body) };
};

it('everything a person owns is in the file as they see it, and nothing of anyone else', async () => {
  const made = await testWorld();
  const [ann, bob] = [await made.person('ann'), await made.person('bob')];
  for (const who of [ann, bob]) {
    await who.call('addBook', {
      body: { title: `Emma of ${who.email}`, author: 'Jane Austen', rating: 4.5 },
    });
    await who.call('addMovie', { body: { title: `Ran of ${who.email}`, director: 'Kurosawa', year: 1985 } });
    await who.call('addArtwork', { body: { title: `Guernica of ${who.email}`, artist: 'Picasso' } });
    await who.call('addCustomObjective', { body: { title: `Aim of ${who.email}` } });
  }
  const gone = await ann.call('addBook', { body: { title: 'Thrown away', author: 'x' } });
  await ann.call('deleteBook', { params: { id: gone.body.id } });
  await ann.call('putPicture', await SAMPLES.putPicture(ann, made));
  await ann.call('updateProfile', { body: { bio: 'Reads slowly.', timeZone: 'Europe/Vienna' } });

  const [emma] = (await ann.call('listBooks')).body;
  const about = { kind: 'book', itemId: emma.id, title: 'Emma', objective: 'Critical Thinking' };
  const talk = (await ann.call('openDiscussion', { body: about })).body;
  const named = { bookTitle: 'Emma', bookAuthor: 'Jane Austen', discussionId: talk.id };
  await ann.call('generateQuestion', { body: named });
  const reply = (await ann.call('chatAboutBook', { body: { ...named, userMessage: SAID } })).body;
  expect(reply.feedback).toBeTruthy();
  const seen = await ann.call('reconsiderVerdict', {
    params: { id: reply.messageId },
    body: { reason: 'I named the scene and what it does to the reader.' },
  });

  const { file, headers, text } = await exported(ann);
  expect(headers.get('content-disposition')).toBe('attachment; filename="colloquy-2026-03-01.json"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).not.toContain('bob@');
  expect(text).not.toContain('Thrown away');
  const list = async (call: Parameters<Browser['call']>[0]) => (await ann.call(call)).body;
  expect(file).toMatchObject({
    format: 'colloquy',
    version: 1,
    exportedAt: '2026-03-01T12:00:00.000Z',
    profile: { email: ann.email, firstName: 'ann', bio: 'Reads slowly.', timeZone: 'Europe/Vienna' },
    books: await list('listBooks'),
    movies: await list('listMovies'),
    artworks: await list('listArtworks'),
    customObjectives: await list('listCustomObjectives'),
    discussions: await list('listDiscussions'),
  });
  expect([file.books.length, file.movies.length, file.artworks.length]).toEqual([1, 1, 1]);

  const picture = Buffer.from(file.profile.picture?.base64 ?? '', 'base64');
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');

  const [only] = file.discussions;
  const { body: messages } = await ann.call('listMessages', { params: { id: talk.id } });
  type Told = { grounds?: unknown; quickReplies?: unknown };
  const told = messages.map(({ grounds: _, quickReplies: __, ...message }: Told) => message);
  expect(only?.messages).toMatchObject(told);
  const [opening, asked, answered] = only?.messages ?? [];
  expect(opening).toMatchObject({ sender: 'ai', replyTo: null, verdict: null, turn: { move: 'open' } });
  expect(answered).toMatchObject({ replyTo: asked?.id, verdictHistory: seen.body.history });
  expect(answered?.verdict?.rating).toBe(seen.body.rating);
  expect(answered?.verdict?.criteria.length).toBeGreaterThan(0);
});

it('a new account has a file, too, with nothing in its lists', async () => {
  const { person } = await testWorld();
  const { file } = await exported(await person('ann'));
  const { books, movies, artworks, customObjectives, discussions, profile } = file;
  expect([books, movies, artworks, customObjectives, discussions]).toEqual([[], [], [], [], []]);
  expect(profile.picture).toBeNull();
});

it('every discussion is in it with its own messages in order, however many there are', async () => {
  const { person, world } = await testWorld();
  const ann = await person('ann');
  const row = { userId: ann.user.id, createdAt: 1 };
  const talk = { ...row, kind: 'concept', itemId: null, creator: '', objective: 'General Discussion' };
  const ids: number[] = [];
  for (let n = 0; n < 45; n++) {
    const { id } = await world.store.write
      .insertInto('discussions')
      .values({ ...talk, title: `Concept ${n}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const blank = { clientMessageId: null, replyTo: null, guide: null };
  for (const word of ['one', 'two', 'three'])
    for (const discussionId of ids)
      await world.store.write
        .insertInto('messages')
        .values({ ...row, ...blank, discussionId, sender: 'user', state: 'done', content: word })
        .execute();
  const { file } = await exported(ann);
  expect(file.discussions.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  for (const { id, messages } of file.discussions) {
    expect(messages.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
    for (const message of messages) expect(message.discussionId).toBe(id);
  }
});

it('a form we do not have is refused by name', async () => {
  const { person } = await testWorld();
  const answer = await (await person('ann')).call('exportEverything', { query: { format: 'pdf' } });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['format']]);
});

it('comes twice at once to one person, and a third time when one of them is over', async () => {
  const made = await testWorld();
  const ann = await made.person();
  const cookie = [...ann.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = () => made.fetch('/api/export', { headers: { cookie } });
  const [one] = await Promise.all([ask(), ask()]);
  expect((await ask()).status).toBe(429);
  await one?.body?.cancel();
  expect((await ask()).status).toBe(200);
});
