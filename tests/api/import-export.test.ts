/** What leaves by an export comes back by an import as it was. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportFile } from '#contract/export.ts';
import { asExport, randomAccount } from '../random-account.ts';
import { type Browser, sharedWorld } from '../world.ts';
import { SAMPLES } from './samples.ts';

const server = sharedWorld();
let count = 0;
const somebody = (more: Record<string, unknown> = {}) => {
  count += 1;
  return server().person(`mover${count}`, more);
};

const exported = async (who: Browser): Promise<ExportFile> =>
  (await who.call('exportEverything')).body as ExportFile;

const bring = async (who: Browser, content: string, commit = true) => {
  const answer = await who.call('importFile', { body: { content, commit } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** The file with each id replaced by where in the file the thing it means stands. */
const withoutIds = (file: ExportFile) => {
  const places = new Map<string, string>();
  for (const [list, kind] of [
    ['books', 'book'],
    ['movies', 'movie'],
    ['artworks', 'artwork'],
  ] as const)
    for (const [place, { id }] of file[list].entries()) places.set(`${kind} ${id}`, `${list} ${place}`);
  file.discussions.forEach((talk, t) => {
    for (const [m, { id }] of talk.messages.entries()) places.set(`message ${id}`, `message ${t}.${m}`);
  });
  const { exportedAt: _, profile, discussions, pictures, ...lists } = file;
  const shown = new Map(pictures.map(({ url }, place) => [url, `pictures ${place}`]));
  const uploadsNamed = (entry: object) =>
    Object.fromEntries(
      Object.entries(entry).map(([field, value]) => [field, shown.get(String(value)) ?? value]),
    );
  const { email: _e, createdAt: _c, ...person } = profile;
  const bare = (list: object[]) => list.map((entry) => ({ ...uploadsNamed(entry), id: 0, userId: 0 }));
  return {
    person,
    pictures: pictures.map(({ base64 }) => base64),
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? bare(list) : list]),
    ),
    discussions: discussions.map(({ id, itemId, messages, ...talk }) => ({
      ...talk,
      item: itemId === null ? null : (places.get(`${talk.kind} ${itemId}`) ?? 'lost'),
      messages: messages.map(({ id: _id, discussionId, bookId, replyTo, ...message }) => ({
        ...message,
        isHere: discussionId === id && bookId === (itemId ?? 0),
        replyTo: replyTo === null ? null : (places.get(`message ${replyTo}`) ?? 'lost'),
      })),
    })),
  };
};

describe('an export of ours', () => {
  it('brought into an empty account gives the same export again, whatever was in it', async () => {
    await fc.assert(
      fc.asyncProperty(randomAccount, async (account) => {
        const [ann, bob] = [await somebody(), await somebody()];
        const first = await bring(ann, asExport(account));
        const entries = [
          account.books,
          account.movies,
          account.artworks,
          account.customObjectives,
          account.talks,
        ];
        expect(first).toMatchObject({
          format: 'colloquy',
          new: entries.flat().length,
          existing: 0,
          failed: 0,
        });
        const one = await exported(ann);
        await bring(bob, JSON.stringify(one, null, 2));
        const two = await exported(bob);
        expect(withoutIds(two)).toEqual(withoutIds(one));
        // And the first import lost nothing of what was made up.
        const given = JSON.parse(asExport(account)) as ExportFile;
        expect(one.books.map(({ title, notes }) => [title, notes])).toEqual(
          given.books.map(({ title, notes }) => [title, notes]),
        );
        const again = await bring(bob, JSON.stringify(one));
        expect(again).toMatchObject({ new: 0, failed: 0 });
        expect(withoutIds(await exported(bob))).toEqual(withoutIds(two));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('keeps a talk as it was: who answered what, the feedback, the reasons, the picture', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    await ann.call('putPicture', await SAMPLES.putPicture(ann, server()));
    await ann.call('updateProfile', { body: { bio: 'Reads slowly.', timeZone: 'Europe/Vienna' } });
    const sample = await SAMPLES.reconsiderVerdict(ann, server());
    await ann.call('reconsiderVerdict', sample);
    const one = await exported(ann);
    expect(one.discussions[0]?.messages.some(({ verdictHistory }) => verdictHistory)).toBe(true);
    await bring(bob, JSON.stringify(one));
    const two = await exported(bob);
    expect(withoutIds(two)).toEqual(withoutIds(one));
    expect(two.profile.picture).not.toBeNull();
    const reply = two.discussions[0]?.messages.find(({ verdict }) => verdict);
    const seen = await bob.call('reconsiderVerdict', {
      params: { id: reply?.id ?? 0 },
      body: { reason: 'Still.' },
    });
    expect(seen.status).toBe(200);
  });

  it('goes on with the talk, even where what the guide kept of its turns is broken or names what nobody holds', async () => {
    const ann = await somebody();
    await SAMPLES.reconsiderVerdict(ann, server());
    const file = await exported(ann);
    const withTurns = (change: (turn: Record<string, unknown>) => unknown) =>
      JSON.stringify(file, (key, value) => (key === 'turn' && value ? change(value) : value));
    const strange = {
      line: 'nowhere',
      thing: 'nothing',
      used: ['x'],
      objective: 'none',
      ask: { text: 'And then?', plain: null, line: 'nowhere', thing: 'nothing' },
      quick: [{ label: 'Go', says: 'Go.', tap: { means: 'position', line: 'nowhere', position: 'none' } }],
    };
    const files = [
      withTurns((turn) => ({ ...turn, ...strange })),
      withTurns((turn) => ({ ...turn, used: Array.from({ length: 5000 }, () => 'x') })),
      withTurns(() => 'broken'),
    ];
    for (const [at, text] of files.entries()) {
      const bob = await somebody();
      await bring(bob, text);
      const [talk] = (await bob.call('listDiscussions')).body;
      const kept = (await exported(bob)).discussions[0]?.messages.some(({ turn }) => turn !== null);
      expect(kept).toBe(at === 0);
      for (const userMessage of [
        'Go.',
        'I think she is cruel because nobody answers her.',
        'What did I say so far?',
      ]) {
        const body = { bookTitle: 'Emma', bookAuthor: 'Jane Austen', discussionId: talk.id, userMessage };
        expect((await bob.call('chatAboutBook', { body })).status).toBe(200);
      }
    }
  });

  it('finds its works again in an account that has some, and hangs its discussions on them', async () => {
    const [ann, bob] = [await somebody(), await somebody({ firstName: 'Bob' })];
    const emma = (await ann.call('addBook', { body: { title: 'Emma', author: 'Austen, Jane' } })).body;
    const talk = { kind: 'book', itemId: emma.id, title: 'Emma', objective: 'Critical Thinking' };
    await ann.call('openDiscussion', { body: talk });
    const { id } = (await ann.call('listDiscussions')).body[0];
    await ann.call('generateQuestion', { body: { bookTitle: 'Emma', bookAuthor: 'x', discussionId: id } });
    const own = (await bob.call('addBook', { body: { title: 'EMMA', author: 'Jane Austen' } })).body;
    expect(own.lastSession).toBeNull();
    const file = JSON.stringify(await exported(ann));
    expect(await bring(bob, file)).toMatchObject({ new: 1, existing: 1 });
    const [kept] = (await bob.call('listBooks')).body;
    expect(kept).toMatchObject({ id: own.id, title: 'EMMA', lastSession: emma.createdAt });
    expect((await bob.call('listDiscussions')).body).toMatchObject([{ itemId: own.id, messageCount: 1 }]);
    expect((await exported(bob)).profile.firstName).toBe('Bob');
    expect(await bring(bob, file)).toMatchObject({ new: 0, existing: 2 });
    expect((await bob.call('listDiscussions')).body).toHaveLength(1);
  });
});

describe('the uploaded pictures of works', () => {
  const uploaded = async (who: Awaited<ReturnType<typeof somebody>>): Promise<string> =>
    (await who.call('uploadPicture', await SAMPLES.uploadPicture(who, server()))).body.url;

  it('come along with their bytes, under an address of the new owner', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const [one, two] = [await uploaded(ann), await uploaded(ann)];
    await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen', coverUrl: one } });
    await ann.call('addMovie', { body: { title: 'Ran', director: 'Kurosawa', posterUrl: one } });
    await ann.call('addArtwork', { body: { title: 'Wave', artist: 'Hokusai', imageUrl: two } });
    const file = await exported(ann);
    expect(file.pictures.map(({ url }) => url)).toEqual([one, two]);
    await bring(bob, JSON.stringify(file));
    const copy = await exported(bob);
    expect(withoutIds(copy)).toEqual(withoutIds(file));
    for (const { url } of copy.pictures) {
      expect([one, two]).not.toContain(url);
      const params = { name: url.split('/').at(-1) ?? '' };
      expect((await bob.call('picture', { params })).status).toBe(200);
      expect((await ann.call('picture', { params })).status).toBe(404);
    }
    // In the account they come from they are not doubled, not even for a work that was thrown away.
    const [emma] = (await ann.call('listBooks')).body;
    await ann.call('deleteBook', { params: { id: emma.id } });
    await bring(ann, JSON.stringify(file));
    expect((await ann.call('listBooks')).body).toMatchObject([{ title: 'Emma', coverUrl: one }]);
  });

  it('are left out, and that is said, where the file has none that can be read: an address alone gives nothing', async () => {
    const [ann, eve] = [await somebody(), await somebody()];
    const url = await uploaded(ann);
    const books = [{ title: 'Emma', author: 'Jane Austen', coverUrl: url }];
    const base64 = Buffer.from('RIFF....WEBP<script>').toString('base64');
    const said = /^Without its picture/;
    for (const pictures of [[], [{ url, base64 }], [{ url: '/etc/passwd', base64 }, null]]) {
      const preview = await bring(eve, JSON.stringify(file({ books, pictures })), false);
      expect(preview.rows).toMatchObject([{ status: 'new', message: expect.stringMatching(said) }]);
    }
    await bring(eve, JSON.stringify(file({ books })));
    await bring(eve, `Kind,Title,Creator,Image\nfilm,Ran,Kurosawa,${url}\n`);
    expect((await eve.call('listBooks')).body).toMatchObject([{ title: 'Emma', coverUrl: null }]);
    expect((await eve.call('listMovies')).body).toMatchObject([{ title: 'Ran', posterUrl: null }]);
  });
});

const file = (more: object) => ({
  format: 'colloquy',
  version: 1,
  exportedAt: '2026-03-01T12:00:00.000Z',
  ...more,
});
const message = (more: object) => ({
  id: 1,
  content: 'x',
  sender: 'user',
  state: 'done',
  timestamp: '2020-01-01T00:00:00.000Z',
  replyTo: null,
  ...more,
});
const talk = (more: object) => ({
  kind: 'book',
  itemId: null,
  title: 'Emma',
  creator: 'Jane Austen',
  objective: 'Critical Thinking',
  name: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  messages: [],
  ...more,
});

describe('the works as a table', () => {
  it('opens safely in a spreadsheet, and brings the same works back', async () => {
    await fc.assert(
      fc.asyncProperty(randomAccount, async (account) => {
        const [ann, bob] = [await somebody(), await somebody()];
        const talks: typeof account.talks = [];
        const films = account.movies.map((film, n) => ({ ...film, title: `${film.title} ${n}` }));
        const books = account.books.map((book, n) => ({ ...book, isbn: null, title: `=${book.title} ${n}` }));
        const artworks = account.artworks.map((work, n) => ({ ...work, title: `'@${work.title} ${n}` }));
        await bring(ann, asExport({ ...account, books, artworks, movies: films, talks }));
        const { text } = await ann.call('exportEverything', { query: { format: 'csv' } });
        for (const cell of (parse(text) as string[][]).flat()) expect(cell).not.toMatch(/^[=+@\t\r-]/);
        const works = books.length + films.length + artworks.length;
        if (works > 0)
          expect(await bring(ann, text)).toMatchObject({ format: 'csv', new: 0, existing: works });
        expect(await bring(bob, text)).toMatchObject({ format: 'csv', new: works, failed: 0 });
        const bare = ({ books: b, movies: m, artworks: a }: ExportFile) =>
          [b, m, a].map((list) =>
            list
              .map(({ id: _i, userId: _u, updatedAt: _t, lastSession: _s, ...own }) => ({
                ...own,
                // A table cannot tell an empty note from none.
                notes: own.notes || null,
              }))
              .sort((x, y) => x.title.localeCompare(y.title)),
          );
        expect(bare(await exported(bob))).toEqual(bare(await exported(ann)));
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

describe('a file somebody else wrote', () => {
  it('gives nobody what is not theirs: ids, owners and rights in it mean nothing', async () => {
    const [ann, eve] = [await somebody(), await somebody()];
    const secret = (await ann.call('addBook', { body: { title: 'Secret', author: 'A' } })).body;
    const content = file({
      profile: { isAdmin: true, email: ann.email, firstName: 'Eve', passwordHash: 'x' },
      books: [{ id: secret.id, userId: ann.user.id, title: 'Mine', author: 'E', isAdmin: true }],
      discussions: [
        talk({ itemId: 987_654, userId: ann.user.id, id: 1 }),
        talk({ objective: 'x', itemId: secret.id }),
      ],
    });
    expect(await bring(eve, JSON.stringify(content))).toMatchObject({ new: 3, failed: 0 });
    const me = (await eve.call('currentUser')).body;
    expect(me).toMatchObject({ email: eve.email, firstName: 'Eve', isAdmin: eve.user.isAdmin });
    const [mine] = (await eve.call('listBooks')).body;
    expect(mine).toMatchObject({ title: 'Mine', userId: eve.user.id });
    const items = (await eve.call('listDiscussions')).body.map(
      (one: { itemId: number | null }) => one.itemId,
    );
    expect(items.sort()).toEqual([mine.id, null].sort());
    expect((await ann.call('listBooks')).body).toMatchObject([{ title: 'Secret' }]);
    expect((await ann.call('listDiscussions')).body).toEqual([]);
  });

  it('names each bad entry by its line, and takes the others', async () => {
    const content = `{
  "format": "colloquy", "version": 1,
  "books": [
    {"title": "One", "author": "A", "note": "a \\"quote\\" and [brackets] {here}"},
    {"title": "", "author": "B"},
    {"title": "Three", "author": "C", "rating": 7},
    {"title": "Four",
     "author": "D", "coverUrl": "javascript:alert(1)"}
  ],
  "discussions": [
    ${JSON.stringify(talk({ messages: [message({ sender: 'root' })] }))},
    ${JSON.stringify(talk({ createdAt: '2100-01-01T00:00:00.000Z', objective: 'later' }))},
    ${JSON.stringify(talk({ kind: 'spell' }))}
  ]
}`;
    const { rows, ...counts } = await bring(await somebody(), content);
    expect(counts).toMatchObject({ new: 1, failed: 6 });
    expect(rows.map(({ line, message: words }: { line: number; message?: string }) => [line, words])).toEqual(
      [
        [4, undefined],
        [5, 'Title is required'],
        [6, 'A rating is from 0.5 to 5.'],
        [7, 'An address that starts with http:// or https://, or an uploaded picture.'],
        [11, expect.any(String)],
        [12, 'This discussion is dated in the future.'],
        [13, expect.any(String)],
      ],
    );
  });

  it('cannot make a talk that breaks the room: no double ids, no verdict without a reflection, no endless reply', async () => {
    const ann = await somebody();
    const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const verdict = { rating: 'good', comment: 'c', criteria: [], missing: null };
    const messages = [
      message({ id: 1, sender: 'ai', verdict, replyTo: 3 }),
      message({ id: 2, clientMessageId: id }),
      message({ id: 2, clientMessageId: id, timestamp: '2100-01-01T00:00:00.000Z' }),
      message({ id: 3, sender: 'ai', replyTo: 2, verdict, state: 'running', guide: 'builtin' }),
      message({ id: 4, sender: 'ai', replyTo: 3, verdict }),
      message({ id: null, content: 'nul\u0000 and \ud800 half' }),
    ];
    expect(await bring(ann, JSON.stringify(file({ discussions: [talk({ messages })] })))).toMatchObject({
      new: 1,
    });
    const [kept] = (await exported(ann)).discussions;
    const said = kept?.messages ?? [];
    expect(said.map(({ verdict: seen }) => seen?.rating ?? null)).toEqual([
      null,
      null,
      null,
      'good',
      null,
      null,
    ]);
    expect(said.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'interrupted', 'done', 'done']);
    expect(said.map(({ clientMessageId }) => clientMessageId)).toEqual([null, id, null, null, null, null]);
    expect(said[2]?.timestamp).toBe('2026-03-01T12:00:00.000Z');
    expect(said[5]?.content).toBe('nul and \ufffd half');
  });

  it('leaves out a picture that is none, and makes anew one that we did not make', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const png = await SAMPLES.putPicture(ann, server());
    const form = png.raw as FormData;
    const bytes = Buffer.from(await (form.get('picture') as File).arrayBuffer()).toString('base64');
    const withPicture = (base64: string) =>
      JSON.stringify(file({ profile: { firstName: 'x', picture: { type: 'image/webp', base64 } } }));
    await bring(ann, withPicture(Buffer.from('RIFF....WEBP<script>').toString('base64')));
    expect((await exported(ann)).profile.picture).toBeNull();
    await bring(bob, withPicture(bytes));
    expect(
      Buffer.from((await exported(bob)).profile.picture?.base64 ?? '', 'base64').toString('latin1', 8, 12),
    ).toBe('WEBP');
  });
});
