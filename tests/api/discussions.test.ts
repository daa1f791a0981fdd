import { describe, expect, it } from 'vitest';
import { testWorld } from '../world.ts';

const orwell = { kind: 'book', title: '1984', creator: 'George Orwell' };

describe('opening a discussion', () => {
  it('finds the one of the same work and objective, or begins it', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const made = await ann.call('openDiscussion', { body: { ...orwell, objective: 'Critical Thinking' } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...orwell,
      objective: 'Critical Thinking',
      itemId: null,
      messageCount: 0,
      name: null,
    });

    const again = await ann.call('openDiscussion', { body: { ...orwell, objective: 'Critical Thinking' } });
    expect([again.status, again.body.id]).toEqual([200, made.body.id]);

    const other = await ann.call('openDiscussion', { body: orwell });
    expect([other.status, other.body.objective]).toEqual([201, 'General Discussion']);

    const fresh = await ann.call('openDiscussion', {
      body: { ...orwell, objective: 'Critical Thinking', fresh: true },
    });
    expect(fresh.status).toBe(201);
    expect(fresh.body.id).not.toBe(made.body.id);
  });

  it("is about the person's own book as it is called there, and about nobody else's", async () => {
    const { person } = await testWorld();
    const ann = await person('ann');
    const bob = await person('bob');
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const made = await ann.call('openDiscussion', {
      body: { kind: 'book', itemId: book.id, title: 'x', creator: 'y' },
    });
    expect(made.body).toMatchObject({ itemId: book.id, title: 'Emma', creator: 'Jane Austen' });
    expect(
      (await bob.call('openDiscussion', { body: { kind: 'book', itemId: book.id, title: 'Emma' } })).status,
    ).toBe(404);
  });

  it('of a concept kept in the collection is the discussion of the concept', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const { body: kept } = await ann.call('addBook', { body: { title: 'Inversion', author: 'Exploration' } });
    const asBook = await ann.call('openDiscussion', {
      body: { kind: 'book', itemId: kept.id, title: 'Inversion' },
    });
    const asConcept = await ann.call('openDiscussion', { body: { kind: 'concept', title: 'Inversion' } });
    expect(asBook.body).toMatchObject({ kind: 'concept', itemId: null });
    expect(asConcept.body.id).toBe(asBook.body.id);
  });

  it('of two works beside each other is another for each pair, and the guide speaks of both', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const meninas = { kind: 'artwork', title: 'Las Meninas', creator: 'Diego Velázquez' };
    const objective = 'Compare Artworks';
    const open = (beside?: object | null) =>
      ann.call('openDiscussion', {
        body: { ...meninas, objective, ...(beside !== undefined && { beside }) },
      });
    const alone = await open();
    const arnolfini = { title: 'The Arnolfini Portrait', creator: 'Jan van Eyck' };
    const pair = await open(arnolfini);
    const other = await open({ title: 'Guernica', creator: 'Pablo Picasso' });
    expect([alone.status, pair.status, other.status]).toEqual([201, 201, 201]);
    expect([alone.body.beside, pair.body.beside]).toEqual([null, arnolfini]);
    expect([(await open(arnolfini)).body.id, (await open(null)).body.id]).toEqual([
      pair.body.id,
      alone.body.id,
    ]);
    expect((await ann.call('readDiscussion', { params: { id: pair.body.id } })).body.beside).toEqual(
      arnolfini,
    );

    const asked = {
      artworkTitle: 'Las Meninas',
      artworkArtist: 'Diego Velázquez',
      discussionId: pair.body.id,
    };
    const { body } = await ann.call('generateArtQuestion', { body: asked });
    expect(body.question).toContain('Las Meninas');
    expect(body.question).toContain('Arnolfini Portrait');
    const file = (await ann.call('exportEverything')).body;
    expect(file.discussions.map((one: { beside: unknown }) => one.beside)).toContainEqual(arnolfini);

    const bob = await person('bob');
    await bob.call('importFile', { body: { content: JSON.stringify(file), commit: true } });
    const brought = (await bob.call('listDiscussions')).body;
    expect(brought.map((one: { beside: unknown }) => one.beside)).toContainEqual(arnolfini);
    expect(brought).toHaveLength(file.discussions.length);
  });

  it('needs a title for the second work', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const open = (beside: unknown) => ann.call('openDiscussion', { body: { ...orwell, beside } });
    expect((await open({ title: '  ', creator: 'x' })).status).toBe(400);
    expect((await open('Guernica')).status).toBe(400);
    expect((await open({ title: 'x'.repeat(501) })).status).toBe(400);
    expect((await open({ title: 'Animal Farm' })).body.beside).toEqual({ title: 'Animal Farm', creator: '' });
  });

  it('is listed by when it was last spoken in, and by work', async () => {
    const { person, clock } = await testWorld();
    const ann = await person();
    const open = async (title: string) =>
      (await ann.call('openDiscussion', { body: { ...orwell, title } })).body.id;
    const first = await open('Animal Farm');
    clock.now += 1000;
    const second = await open('1984');
    clock.now += 1000;
    await ann.call('chatAboutBook', {
      body: {
        bookTitle: 'Animal Farm',
        discussionId: first,
        userMessage: 'The pigs change the rules at night.',
      },
    });
    const list = await ann.call('listDiscussions');
    expect(list.body.map((d: { id: number }) => d.id)).toEqual([first, second]);
    expect(list.body[0]).toMatchObject({ messageCount: 2, lastMessageAt: '2026-03-01T12:00:02.000Z' });
    const films = await ann.call('listDiscussions', { query: { kind: 'movie' } });
    expect(films.body).toEqual([]);
  });

  it('marks the book it is about with the time of the last message', async () => {
    const { person, clock } = await testWorld();
    const ann = await person();
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const { body: talk } = await ann.call('openDiscussion', {
      body: { kind: 'book', itemId: book.id, title: 'Emma' },
    });
    clock.now += 60_000;
    await ann.call('chatAboutBook', {
      body: { bookTitle: 'Emma', discussionId: talk.id, userMessage: 'She meddles.' },
    });
    const [now] = (await ann.call('listBooks')).body;
    expect(now.lastSession).toBe('2026-03-01T12:01:00.000Z');
  });
});

describe('naming, deleting and bringing back', () => {
  it('gives it a name beside the title of the work, and takes the name away', async () => {
    const { person } = await testWorld();
    const ann = await person();
    const { body: talk } = await ann.call('openDiscussion', { body: orwell });
    const named = await ann.call('renameDiscussion', {
      params: { id: talk.id },
      body: { name: '  On fear ' },
    });
    expect(named.body).toMatchObject({ name: 'On fear', title: '1984' });
    const unnamed = await ann.call('renameDiscussion', { params: { id: talk.id }, body: { name: null } });
    expect(unnamed.body.name).toBeNull();
  });

  it('is gone when deleted, back within ten minutes, and gone for good after', async () => {
    const { person, clock, world } = await testWorld();
    const ann = await person();
    const { body: talk } = await ann.call('openDiscussion', { body: orwell });
    const params = { id: talk.id };
    expect((await ann.call('deleteDiscussion', { params })).status).toBe(204);
    expect((await ann.call('readDiscussion', { params })).status).toBe(404);
    expect((await ann.call('listMessages', { params })).status).toBe(404);
    clock.now += 9 * 60_000;
    expect((await ann.call('restoreDiscussion', { params })).status).toBe(200);
    expect((await ann.call('restoreDiscussion', { params })).status).toBe(200);
    await ann.call('deleteDiscussion', { params });
    clock.now += 11 * 60_000;
    expect((await ann.call('restoreDiscussion', { params })).status).toBe(404);
    await world.sweep();
    expect((await ann.call('restoreDiscussion', { params })).status).toBe(404);
  });

  it('goes and comes with its book, but one deleted before stays deleted', async () => {
    const { person, clock } = await testWorld();
    const ann = await person();
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const about = { kind: 'book', itemId: book.id, title: 'Emma' };
    const { body: kept } = await ann.call('openDiscussion', { body: about });
    const { body: gone } = await ann.call('openDiscussion', { body: { ...about, objective: 'Application' } });
    await ann.call('deleteDiscussion', { params: { id: gone.id } });
    clock.now += 1000;
    await ann.call('deleteBook', { params: { id: book.id } });
    expect((await ann.call('listDiscussions')).body).toEqual([]);
    await ann.call('restoreBook', { params: { id: book.id } });
    expect((await ann.call('listDiscussions')).body.map((d: { id: number }) => d.id)).toEqual([kept.id]);
  });

  it('shows nothing of it to anyone else', async () => {
    const { person } = await testWorld();
    const admin = await person('admin');
    const ann = await person('ann');
    const { body: talk } = await ann.call('openDiscussion', { body: orwell });
    const params = { id: talk.id };
    const unknown = await admin.call('readDiscussion', { params: { id: 999_999 } });
    for (const name of [
      'readDiscussion',
      'listMessages',
      'deleteDiscussion',
      'restoreDiscussion',
      'stopReply',
      'joinReply',
    ] as const) {
      const answer = await admin.call(name, { params });
      expect([name, answer.status, answer.text]).toEqual([name, 404, unknown.text]);
    }
    const chat = await admin.call('chatAboutBook', {
      body: { bookTitle: '1984', discussionId: talk.id, userMessage: 'Hi there' },
    });
    expect(chat.status).toBe(404);
    expect((await ann.call('listMessages', { params })).body).toEqual([]);
  });
});
