import { describe, expect, it } from 'vitest';
import { type Browser, testWorld } from '../world.ts';

const say = (who: Browser, discussionId: number, title: string) =>
  who.call('chatAboutBook', {
    body: {
      bookTitle: title,
      bookAuthor: 'A. Writer',
      discussionId,
      userMessage: `In ${title} the narrator trusts the wrong friend, because flattery is cheaper than truth.`,
    },
  });

const begin = async (who: Browser, body: object): Promise<number> =>
  (await who.call('openDiscussion', { body })).body.id;

describe('home', () => {
  it('offers the last three talks of all kinds, the latest first, with their pictures and places', async () => {
    const { person, clock } = await testWorld();
    const ann = await person('ann');
    const cover = 'https://covers.example/emma.jpg';
    const own = await ann.call('addBook', {
      body: { title: 'Emma', author: 'Jane Austen', coverUrl: cover },
    });
    const talks = [
      { kind: 'book', title: 'Dracula', creator: 'Bram Stoker' },
      { kind: 'book', itemId: own.body.id, title: 'Emma', creator: 'Jane Austen' },
      { kind: 'concept', title: 'Opportunity Cost', creator: '' },
      { kind: 'book', title: '1984', creator: 'George Orwell' },
      // No page of the app leads to it: neither of the library nor of the catalogue.
      { kind: 'book', title: 'My uncle’s memoirs', creator: 'My uncle' },
    ];
    for (const talk of talks) {
      clock.now += 1000;
      await say(ann, await begin(ann, talk), talk.title);
    }
    clock.now += 1000;
    await begin(ann, { kind: 'book', title: 'Never spoken of', creator: 'Nobody' });

    const { recent, activeBook } = (await ann.call('readHome')).body;
    expect(activeBook).toBeNull();
    expect(recent).toMatchObject([
      { kind: 'book', title: '1984', itemId: null, slug: 'nineteen-eighty-four', pictureUrl: null },
      { kind: 'concept', title: 'Opportunity Cost', slug: 'opportunity-cost', pictureUrl: null },
      { kind: 'book', title: 'Emma', itemId: own.body.id, slug: null, pictureUrl: cover },
    ]);
  });

  it('knows the book one chose, as long as it is there and one’s own', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    const bob = await person('bob');
    const body = { title: 'Middlemarch', author: 'George Eliot' };
    const { id } = (await ann.call('addBook', { body })).body;
    const activeFor = async (who: Browser, book: string) =>
      (await who.call('readHome', { query: { book } })).body.activeBook;

    expect(await activeFor(ann, String(id))).toEqual({ id, ...body, coverUrl: null });
    expect(await activeFor(bob, String(id))).toBeNull();
    for (const odd of ['', 'none', '-1', '0', '1.5', '9'.repeat(40)])
      expect(await activeFor(ann, odd), odd).toBeNull();
    await ann.call('deleteBook', { params: { id } });
    expect(await activeFor(ann, String(id))).toBeNull();
  });

  it('shows nothing of anyone else, and nothing that was deleted', async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    const bob = await person('bob');
    const id = await begin(ann, { kind: 'book', title: 'Dracula', creator: 'Bram Stoker' });
    await say(ann, id, 'Dracula');
    expect((await bob.call('readHome')).body.recent).toEqual([]);
    await ann.call('deleteDiscussion', { params: { id } });
    expect((await ann.call('readHome')).body.recent).toEqual([]);
  });
});

describe('what an account holds', () => {
  const nothing = {
    books: 0,
    movies: 0,
    artworks: 0,
    customObjectives: 0,
    discussions: 0,
    messages: 0,
    reflections: 0,
    shares: 0,
    modelTokens: 0,
    heldBytes: 0,
    heldEntries: 0,
    mostBytes: 500_000_000,
    mostEntries: 500_000,
  };

  it('is counted for its owner alone, without what was deleted', async () => {
    const { person, world } = await testWorld();
    const ann = await person('ann');
    const bob = await person('bob');
    expect((await ann.call('readUsage')).body).toEqual(nothing);

    for (const title of ['Emma', 'Persuasion'])
      await ann.call('addBook', { body: { title, author: 'Jane Austen' } });
    const film = (await ann.call('addMovie', { body: { title: 'Vertigo', director: 'Hitchcock' } })).body;
    await ann.call('addArtwork', { body: { title: 'The Scream', artist: 'Munch' } });
    await ann.call('addCustomObjective', { body: { title: 'Argue' } });
    const kept = await begin(ann, { kind: 'book', title: 'Dracula', creator: 'Bram Stoker' });
    const gone = await begin(ann, { kind: 'book', title: 'Ulysses', creator: 'James Joyce' });
    await say(ann, kept, 'Dracula');
    await say(ann, gone, 'Ulysses');
    await ann.call('shareDiscussion', { params: { id: kept }, body: {} });
    await world.store.write
      .insertInto('modelUse')
      .values({ userId: ann.user.id, day: 20_000, tokensIn: 300, tokensOut: 40 })
      .execute();

    await ann.call('deleteMovie', { params: { id: film.id } });
    await ann.call('deleteDiscussion', { params: { id: gone } });
    expect((await ann.call('readUsage')).body).toEqual({
      books: 2,
      movies: 0,
      artworks: 1,
      customObjectives: 1,
      discussions: 1,
      messages: 1,
      reflections: 1,
      shares: 1,
      modelTokens: 340,
      heldBytes: expect.any(Number),
      // Two books, a film, an artwork, an aim, two talks of two messages each, and a link.
      heldEntries: 12,
      mostBytes: 500_000_000,
      mostEntries: 500_000,
    });
    expect((await bob.call('readUsage')).body).toEqual(nothing);
  });
});
