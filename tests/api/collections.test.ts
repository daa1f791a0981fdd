/** What holds for everything a person keeps, be it a book, a film or an artwork. */
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/api.ts';
import type { Kind } from '#contract/kinds.ts';
import { slowGuide } from '../slow-guide.ts';
import { type Browser, sharedWorld, testWorld } from '../world.ts';

const server = sharedWorld();

let count = 0;
const reader = () => {
  count += 1;
  return server().person(`collector${count}`);
};

type Collection = {
  kind: Kind;
  table: 'books' | 'movies' | 'artworks';
  calls: Record<'list' | 'add' | 'change' | 'remove' | 'restore', CallName>;
  work: { title: string } & Record<string, string>;
  /** Three changes to different fields. */
  changes: object[];
  chat: (said: string) => { call: CallName; body: object };
};

const COLLECTIONS: Collection[] = [
  {
    kind: 'book',
    table: 'books',
    calls: {
      list: 'listBooks',
      add: 'addBook',
      change: 'changeBook',
      remove: 'deleteBook',
      restore: 'restoreBook',
    },
    work: { title: 'Dune', author: 'Frank Herbert' },
    changes: [{ rating: 4 }, { notes: 'Sand' }, { status: 'read' }],
    chat: (userMessage) => ({ call: 'chatAboutBook', body: { bookTitle: 'Dune', userMessage } }),
  },
  {
    kind: 'movie',
    table: 'movies',
    calls: {
      list: 'listMovies',
      add: 'addMovie',
      change: 'changeMovie',
      remove: 'deleteMovie',
      restore: 'restoreMovie',
    },
    work: { title: 'Ran', director: 'Akira Kurosawa' },
    changes: [{ year: 1985 }, { notes: 'Wind' }, { genre: 'War' }],
    chat: (userMessage) => ({ call: 'chatAboutMovie', body: { movieTitle: 'Ran', userMessage } }),
  },
  {
    kind: 'artwork',
    table: 'artworks',
    calls: {
      list: 'listArtworks',
      add: 'addArtwork',
      change: 'changeArtwork',
      remove: 'deleteArtwork',
      restore: 'restoreArtwork',
    },
    work: { title: 'Guernica', artist: 'Pablo Picasso' },
    changes: [{ year: '1937' }, { notes: 'Grey' }, { location: 'Madrid' }],
    chat: (userMessage) => ({ call: 'chatAboutArt', body: { artworkTitle: 'Guernica', userMessage } }),
  },
];

describe.each(COLLECTIONS)('the collection of $table', ({ kind, table, calls, work, changes, chat }) => {
  const listed = async (who: Browser) => (await who.call(calls.list)).body;
  const added = async (who: Browser, more: object = {}) =>
    (await who.call(calls.add, { body: { ...work, ...more } })).body;

  it('is newest first and only the person’s own', async () => {
    const [ann, bob] = [await reader(), await reader()];
    for (const title of ['one', 'two', 'three']) await added(ann, { title });
    await added(bob);
    expect((await listed(ann)).map(({ title }: { title: string }) => title)).toEqual(['three', 'two', 'one']);
  });

  it('keeps every one of fifty added at the same moment', async () => {
    const ann = await reader();
    const adding = Array.from({ length: 50 }, (_, n) => added(ann, { title: `Work ${n}` }));
    const ids = (await Promise.all(adding)).map(({ id }) => id);
    expect((await listed(ann)).map(({ id }: { id: number }) => id)).toEqual(ids.sort((a, b) => b - a));
  });

  it('keeps the changes of two tabs to different fields, and shows them at once', async () => {
    const ann = await reader();
    const { id } = await added(ann);
    expect(await listed(ann)).toHaveLength(1);
    await Promise.all(changes.map((body) => ann.call(calls.change, { params: { id }, body })));
    expect((await listed(ann))[0]).toMatchObject({ ...work, ...Object.assign({}, ...changes) });
  });

  it('overwrites nothing that another tab wrote meanwhile without having shown it', async () => {
    const ann = await reader();
    const { id } = await added(ann);
    const params = { id };
    const change = (body: object) => ann.call(calls.change, { params, body });
    expect((await change({ notes: 'Mine', was: { notes: null } })).status).toBe(200);
    const refused = await change({ notes: 'Yours', title: 'Other', was: { notes: null, title: work.title } });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      409,
      'changed_elsewhere',
      ['notes'],
    ]);
    expect(refused.body.fields.notes).toContain('“Mine”');
    expect((await listed(ann))[0]).toMatchObject({ ...work, notes: 'Mine' });
    // Seen, and meant; and what was emptied meanwhile is told too.
    expect((await change({ notes: 'Yours', was: { notes: 'Mine' } })).body.notes).toBe('Yours');
    expect((await change({ notes: null })).status).toBe(200);
    expect((await change({ notes: 'Late', was: { notes: 'Yours' } })).body.fields.notes).toContain('Emptied');
    // Other fields than those in question stand in nobody's way.
    expect((await change({ ...changes[0], was: { title: work.title } })).status).toBe(200);
    for (const was of [
      7,
      [],
      { notes: { $ne: null } },
      { title: '' },
      { [Object.keys(changes[0] ?? {})[0] ?? '']: {} },
    ])
      expect((await change({ notes: 'x', was })).status, JSON.stringify(was)).toBe(400);
    expect(
      (await ann.call(calls.change, { params: { id: 987_654 }, body: { notes: 'x', was: {} } })).status,
    ).toBe(404);
  });

  it('changed by sixteen tabs at once on the same ground is changed by one of them', async () => {
    const ann = await reader();
    const { id } = await added(ann);
    for (let round = 0; round < 5; round++) {
      const before = (await listed(ann))[0].notes;
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, tab) =>
          ann.call(calls.change, {
            params: { id },
            body: { notes: `${round}: ${tab}`, was: { notes: before } },
          }),
        ),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(15).fill(409)]);
      expect((await listed(ann))[0].notes).toBe(done[0]?.body.notes);
    }
  });

  it('gives back what was deleted within ten minutes and not later', async () => {
    const { person, clock, world } = await testWorld();
    const ann = await person('ann');
    const params = { id: (await added(ann)).id };
    const gone = await ann.call(calls.remove, { params });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect(await listed(ann)).toEqual([]);
    expect((await ann.call(calls.remove, { params })).status).toBe(404);
    expect((await ann.call(calls.change, { params, body: changes[0] })).status).toBe(404);

    clock.now += 10 * 60_000;
    await world.sweep();
    const back = await ann.call(calls.restore, { params });
    expect([back.status, back.body.title]).toEqual([200, work.title]);
    expect(await listed(ann)).toEqual([back.body]);

    await ann.call(calls.remove, { params });
    clock.now += 10 * 60_000 + 1;
    expect((await ann.call(calls.restore, { params })).status).toBe(404);
    await world.sweep();
    expect(await world.store.read.selectFrom(table).select('id').execute()).toEqual([]);
  });

  it('takes along what was said of a work before it was kept, the person’s own and no other’s', async () => {
    const [ann, bob] = [await reader(), await reader()];
    const [title, creator] = Object.values(work);
    const about = { kind, title, creator };
    const open = async (who: Browser, body: object) => (await who.call('openDiscussion', { body })).body;
    const early = await open(ann, about);
    const other = await open(ann, { ...about, title: 'Another' });
    const foreign = await open(bob, about);
    for (const [who, talk] of [[ann, early] as const, [bob, foreign] as const]) {
      const { call, body } = chat('It stayed with me for weeks, as nobody in it says why.');
      await who.call(call, { body: { ...body, discussionId: talk.id } });
    }
    const { body: before } = await ann.call('readDiscussion', { params: { id: early.id } });

    const kept = await added(ann);
    expect(kept.lastSession).toBe(before.lastMessageAt);
    expect(await listed(ann)).toEqual([kept]);
    const itemIdOf = async (who: Browser, { id }: { id: number }) =>
      (await who.call('readDiscussion', { params: { id } })).body.itemId;
    expect([await itemIdOf(ann, early), await itemIdOf(ann, other), await itemIdOf(bob, foreign)]).toEqual([
      kept.id,
      null,
      null,
    ]);
    // It is the one that goes on, by the work's id as by its name.
    expect((await open(ann, { ...about, itemId: kept.id })).id).toBe(early.id);
    expect((await open(ann, about)).id).toBe(early.id);
    expect((await ann.call('readInsights')).body.items).toMatchObject([{ kind, itemId: kept.id }]);
    // A second copy takes nothing from the first.
    expect((await added(ann)).lastSession).toBeNull();
    expect(await itemIdOf(ann, early)).toBe(kept.id);
  });

  it('answers 200 to restoring what was not deleted', async () => {
    const ann = await reader();
    const kept = await added(ann);
    const back = await ann.call(calls.restore, { params: { id: kept.id } });
    expect([back.status, back.body]).toEqual([200, kept]);
  });

  it('never gives an id to another work', async () => {
    const { person, clock, world } = await testWorld();
    const ann = await person('ann');
    const { id } = await added(ann);
    await ann.call(calls.remove, { params: { id } });
    clock.now += 11 * 60_000;
    await world.sweep();
    expect((await added(ann)).id).toBeGreaterThan(id);
  });

  it('is to others as if it did not exist', async () => {
    const [ann, bob] = [await reader(), await reader()];
    const kept = await added(ann);
    const deleted = await added(ann);
    await ann.call(calls.remove, { params: { id: deleted.id } });
    const odd = ['0', '-1', '1.5', '1e3', '007', 'abc', '9999999999999999', '%20', '1%00', 'null'];
    for (const call of [calls.change, calls.remove, calls.restore]) {
      const answers = [];
      for (const id of [kept.id, deleted.id, 999_999, ...odd]) {
        const sent = call === calls.change ? { body: changes[0] } : {};
        const answer = await bob.call(call, { params: { id }, ...sent });
        answers.push([answer.status, answer.text, [...answer.headers.keys()].join()]);
      }
      for (const answer of answers) expect(answer, call).toEqual(answers[0]);
      expect(answers[0]?.[0]).toBe(404);
    }
    expect(await listed(ann)).toEqual([kept]);
  });

  describe('when it is talked about', () => {
    const open = async (who: Browser, itemId: number) =>
      who.call('openDiscussion', { body: { kind, itemId, title: 'as the client calls it', creator: '' } });

    it('calls the discussion by the work’s own title and maker', async () => {
      const [ann, bob] = [await reader(), await reader()];
      const { id } = await added(ann);
      const [, creator] = Object.values(work);
      const made = await open(ann, id);
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ kind, itemId: id, title: work.title, creator });
      expect((await open(ann, id)).body.id).toBe(made.body.id);
      expect((await open(bob, id)).status).toBe(404);
      await ann.call(calls.remove, { params: { id } });
      expect((await open(ann, id)).status).toBe(404);
    });

    it('notes when that was last, on this work and no other', async () => {
      const { person, clock } = await testWorld();
      const ann = await person('ann');
      // So that another kind of work with the same id would be found out.
      for (const other of COLLECTIONS) await ann.call(other.calls.add, { body: other.work });
      const [{ id }] = await listed(ann);
      const { id: discussionId } = (await open(ann, id)).body;
      clock.now += 60_000;
      const { call, body } = chat('What holds it together?');
      const reply = await ann.call(call, { body: { ...body, discussionId } });
      expect(reply.status).toBe(200);
      for (const other of COLLECTIONS) {
        const [{ lastSession }] = (await ann.call(other.calls.list)).body;
        expect(lastSession, other.table).toBe(other.kind === kind ? '2026-03-01T12:01:00.000Z' : null);
      }
      const { body: messages } = await ann.call('listMessages', { params: { id: discussionId } });
      expect(messages.map(({ bookId }: { bookId: number }) => bookId)).toEqual([id, id]);
    });

    it('takes its discussions along when it is deleted, and brings those back that it took', async () => {
      const { person, clock } = await testWorld();
      const ann = await person('ann');
      const [one, two] = [await added(ann), await added(ann)];
      const talk = (await open(ann, one.id)).body;
      const given = { kind, itemId: one.id, title: work.title, fresh: true };
      const deletedBefore = (await ann.call('openDiscussion', { body: given })).body;
      const others = (await open(ann, two.id)).body;
      await ann.call('deleteDiscussion', { params: { id: deletedBefore.id } });
      clock.now += 1000;
      await ann.call(calls.remove, { params: { id: one.id } });
      const ids = async () =>
        (await ann.call('listDiscussions')).body.map(({ id }: { id: number }) => id).sort();
      expect(await ids()).toEqual([others.id]);
      await ann.call(calls.restore, { params: { id: one.id } });
      expect(await ids()).toEqual([talk.id, others.id].sort());
    });

    it('cuts a reply short when it is deleted meanwhile, and keeps what was said', async () => {
      const guide = slowGuide();
      const { person, world } = await testWorld({}, { guide: guide.engine });
      const ann = await person('ann');
      const { id } = await added(ann);
      const { id: discussionId } = (await open(ann, id)).body;
      const { call, body } = chat('What holds it together?');
      const answering = ann.call(call, { body: { ...body, discussionId } });
      guide.say('So far ');
      await expect.poll(() => world.turns.current(discussionId)?.text).toBe('So far ');
      await ann.call(calls.remove, { params: { id } });
      await answering;
      expect(guide.aborted).toBe(1);
      await ann.call(calls.restore, { params: { id } });
      const [, reply] = (await ann.call('listMessages', { params: { id: discussionId } })).body;
      expect(reply).toMatchObject({ content: 'So far ', state: 'stopped' });
    });
  });
});
