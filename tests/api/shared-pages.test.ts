/** The pages behind links, as far as they are the server's: who gets what where. How they look is drawn in web/. */
import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import type { SharedPage } from '#contract/shared-page.ts';
import { makeApp } from '#server/http/app.ts';
import { loadFiles } from '#server/http/files.ts';
import { talkEntry } from '../hoard.ts';
import { type Browser, testWorld } from '../world.ts';

/** A server whose pages tell what they would show. */
const house = async (env: Record<string, string> = {}) => {
  const made = await testWorld(env);
  const app = makeApp(made.world, {
    ...loadFiles('/nowhere'),
    sharedPage: async (page, { mayDraw }) => {
      await mayDraw();
      return new TextEncoder().encode(JSON.stringify(page));
    },
  });
  const visit = async (path: string, who?: Browser, headers: Record<string, string> = {}, method = 'GET') => {
    const cookie = [...(who?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = { host: 'localhost', ...headers, ...(cookie && { cookie }) };
    const incoming = { socket: { remoteAddress: '127.0.0.1' }, headers: all };
    const request = new Request(`http://localhost${path}`, { method, headers: all, redirect: 'manual' });
    const response = await app.fetch(request, { incoming } as unknown as HttpBindings);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      page: (text.startsWith('{') ? JSON.parse(text) : null) as SharedPage | null,
      to: response.headers.get('location'),
    };
  };
  const ann = await made.person();
  const shared = async (body: object) => {
    const { id } = (await ann.call('openDiscussion', { body })).body;
    return (await ann.call('shareDiscussion', { params: { id } })).body.token as string;
  };
  /** The link of a talk with so many messages of so many characters. */
  const sharedTalk = async (messages: number, characters = 10) => {
    const content = JSON.stringify({
      format: 'colloquy',
      version: 1,
      discussions: [
        talkEntry({ title: 'Emma', messages, content: (at) => `${at} `.padEnd(characters, 'x') }),
      ],
    });
    await ann.call('importFile', { body: { content, commit: true } });
    const [{ id }] = (await ann.call('listDiscussions')).body;
    return (await ann.call('shareDiscussion', { params: { id } })).body.token as string;
  };
  return { ...made, ann, visit, shared, sharedTalk };
};

const EMMA = { kind: 'book', title: 'Emma', creator: 'Jane Austen' };
const here = (page: SharedPage | null) => {
  if (page?.state !== 'here') throw new Error(`The page is ${page?.state}.`);
  return page;
};

describe('the page of a shared discussion', () => {
  it('comes to anyone without a cookie, never to be kept or indexed, under the page policy', async () => {
    const { visit, shared } = await house();
    const token = await shared(EMMA);
    const { status, headers, page } = await visit(`/book-discussion/${token}`);
    expect(status).toBe(200);
    expect(here(page)).toMatchObject({
      talk: { title: 'Emma', sharedBy: 'ann' },
      url: `http://localhost/book-discussion/${token}`,
    });
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('has absolute addresses of where people reach us', async () => {
    const { visit, ann } = await house({ PUBLIC_URL: 'https://books.example.org' });
    const { body: film } = await ann.call('addMovie', {
      body: { title: 'Ran', director: 'Akira Kurosawa', posterUrl: 'https://posters.example/ran.jpg' },
    });
    const about = { kind: 'movie', itemId: film.id, title: 'Ran' };
    const { id } = (await ann.call('openDiscussion', { body: about })).body;
    const { token } = (await ann.call('shareDiscussion', { params: { id } })).body;
    const page = here((await visit(`/movie-discussion/${token}`)).page);
    expect(page.url).toBe(`https://books.example.org/movie-discussion/${token}`);
    expect(page.previewUrl).toBe(`https://books.example.org${page.talk.pictureUrl}`);
    expect(page.talk.pictureUrl).toMatch(/^\/api\/images\?url=https%3A%2F%2Fposters.*&sig=[\w-]+$/);
  });

  it('is drawn with the work’s cover, for a bare title as well as for what the catalogue knows', async () => {
    const { visit, shared } = await house();
    for (const [path, body] of [
      ['book', { ...EMMA, title: 'A book nobody wrote' }],
      ['art', { kind: 'artwork', title: 'The Kiss', creator: 'Gustav Klimt' }],
      ['concept', { kind: 'concept', title: 'Loss Aversion' }],
    ] as const) {
      const page = here((await visit(`/${path}-discussion/${await shared(body)}`)).page);
      expect(page.drawn).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    }
  });

  it('with the wrong kind in its address leads to the right one', async () => {
    const { visit, shared } = await house();
    const token = await shared(EMMA);
    const { status, to, headers } = await visit(`/art-discussion/${token}`);
    expect([status, to]).toEqual([302, `/book-discussion/${token}`]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is gone at once, for everybody, when sharing stops', async () => {
    const { visit, shared, ann } = await house();
    const token = await shared(EMMA);
    const [{ discussionId }] = (await ann.call('listShares')).body;
    await ann.call('stopSharing', { params: { id: discussionId } });
    for (const who of [undefined, ann])
      expect((await visit(`/book-discussion/${token}`, who)).status).toBe(404);
  });

  it('says to whoever asks too often when to come back', async () => {
    const { visit } = await house({ RATE_LIMIT_FACTOR: '0.0025' });
    const answers = await Array.fromAsync([1, 2, 3, 4, 5], () => visit('/book-discussion/x'));
    const last = answers.at(-1);
    expect([last?.status, last?.page]).toEqual([429, { state: 'busy' }]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers[0]?.status).toBe(404);
  });

  it('says so where the web client has not been built', async () => {
    const { fetch } = await testWorld();
    expect((await fetch('/book-discussion/x')).status).toBe(503);
  });
});

describe('a long talk that is shared', () => {
  it('is handed out in pages of a hundred messages, each with the ways to its neighbours', async () => {
    const { visit, sharedTalk, visitor } = await house();
    const token = await sharedTalk(250);
    const path = `/book-discussion/${token}`;
    const first = here((await visit(path)).page);
    expect([first.talk.page, first.talk.pages, first.talk.messages.length]).toEqual([1, 3, 100]);
    expect([first.earlierHref, first.laterHref]).toEqual([null, `${path}?page=2`]);
    const second = here((await visit(`${path}?page=2`)).page);
    expect(second.talk.messages[0]?.content).toMatch(/^100 /);
    expect([second.earlierHref, second.laterHref]).toEqual([path, `${path}?page=3`]);
    const last = here((await visit(`${path}?page=3`)).page);
    expect([last.talk.messages.length, last.laterHref]).toEqual([50, null]);
    const read = (page: string) => visitor().call('readShared', { params: { token }, query: { page } });
    expect((await read('3')).body.messages).toEqual(last.talk.messages);
    expect((await read('4')).status).toBe(404);
    for (const no of ['0', '-1', '1.5', 'x', '']) expect((await read(no)).status).toBe(400);
    for (const no of ['4', '0', 'x', '1e9']) expect((await visit(`${path}?page=${no}`)).status).toBe(404);
  });

  it('has on no page more than sixty thousand characters, but where one message alone has', async () => {
    const { visit, sharedTalk } = await house();
    const token = await sharedTalk(7, 25_000);
    const counts = await Array.fromAsync([1, 2, 3, 4], async (page) => {
      const shown = here((await visit(`/book-discussion/${token}?page=${page}`)).page);
      return shown.talk.messages.length;
    });
    expect(counts).toEqual([2, 2, 2, 1]);
    const { visit: visitLonger, sharedTalk: longer } = await house();
    const page = here((await visitLonger(`/book-discussion/${await longer(2, 99_000)}`)).page);
    expect([page.talk.messages.length, page.talk.pages]).toEqual([1, 2]);
  });

  it('of which the copy was made before there were pages has pages, too', async () => {
    const { visit, sharedTalk, world } = await house();
    const token = await sharedTalk(40);
    const { copy } = await world.store.read.selectFrom('shares').select('copy').executeTakeFirstOrThrow();
    const before = (JSON.parse(copy) as [number, string, number][]).map(([id, digest]) => [id, digest]);
    await world.store.write
      .updateTable('shares')
      .set({ copy: JSON.stringify(before) })
      .execute();
    const page = here((await visit(`/book-discussion/${token}`)).page);
    expect([page.talk.pages, page.talk.messages.length]).toEqual([6, 7]);
  });

  it('costs nothing where nobody sees it: asked for its head alone it is not drawn', async () => {
    const { visit, sharedTalk } = await house({ RATE_LIMIT_FACTOR: '0.02' });
    const token = await sharedTalk(3, 50_000);
    for (let n = 0; n < 5; n++) {
      const { status, headers, page } = await visit(`/book-discussion/${token}`, undefined, {}, 'HEAD');
      expect([status, headers.get('content-type'), page]).toEqual([200, 'text/html; charset=utf-8', null]);
    }
    expect((await visit(`/book-discussion/${token}`)).status).toBe(200);
  });

  it('is drawn for one address only so much in a minute', async () => {
    const { visit, sharedTalk } = await house({ RATE_LIMIT_FACTOR: '0.03' });
    const token = await sharedTalk(3, 50_000);
    expect((await visit(`/book-discussion/${token}`)).status).toBe(200);
    const { status, page, headers } = await visit(`/book-discussion/${token}?page=2`);
    expect([status, page]).toEqual([429, { state: 'busy' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Start your own', () => {
  it('leads to the same work and objective, a visitor by way of signing up', async () => {
    const { visit, shared, ann } = await house();
    const token = await shared({
      kind: 'book',
      title: '1984',
      creator: 'George Orwell',
      objective: 'Critical Thinking',
    });
    const room = '/discuss/book/featured/nineteen-eighty-four?objective=Critical+Thinking';
    const path = `/book-discussion/${token}`;
    expect(here((await visit(path, ann)).page).startHref).toBe(room);
    expect(here((await visit(path)).page).startHref).toBe(`/signup?next=${encodeURIComponent(room)}`);
  });

  it.each([
    [
      'movie',
      { kind: 'movie', title: 'Casablanca', creator: 'Michael Curtiz' },
      '/discuss/movie/featured/casablanca',
    ],
    [
      'art',
      { kind: 'artwork', title: 'The Kiss', creator: 'Gustav Klimt' },
      '/discuss/artwork/featured/the-kiss',
    ],
    ['concept', { kind: 'concept', title: 'Loss Aversion' }, '/discuss/concept/loss-aversion'],
    [
      'book',
      { kind: 'book', title: 'Tea & <Toast>', creator: 'N. N.', objective: 'My own?' },
      '/begin/book?title=Tea+%26+%3CToast%3E&creator=N.+N.&objective=My+own%3F',
    ],
  ])('works for a %s', async (place, body, room) => {
    const { visit, shared, ann } = await house();
    const { page } = await visit(`/${place}-discussion/${await shared(body)}`, ann);
    expect(here(page).startHref).toBe(room);
  });
});

it('a talk that compares two works names the second, and the way to one’s own leads to both', async () => {
  const { visit, shared, ann } = await house();
  const beside = { title: 'Olympia & I', creator: 'Édouard Manet' };
  const kiss = { kind: 'artwork', title: 'The Kiss', creator: 'Gustav Klimt' };
  const token = await shared({ ...kiss, objective: 'Compare Artworks', beside });
  const page = here((await visit(`/art-discussion/${token}`, ann)).page);
  expect(page.talk).toMatchObject({ objective: 'Compare Artworks', beside });
  expect(page.startHref).toBe(
    `/discuss/artwork/featured/the-kiss?${new URLSearchParams({ objective: 'Compare Artworks', beside: beside.title, by: beside.creator })}`,
  );
  expect((await ann.call('listShares')).body).toMatchObject([{ title: 'The Kiss', beside }]);
});

describe('the same address with an id of one’s own', () => {
  it('opens the room of that work, its query kept', async () => {
    const { visit, ann } = await house();
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    const { body: film } = await ann.call('addMovie', { body: { title: 'Ran', director: 'Kurosawa' } });
    const { body: kiss } = await ann.call('addArtwork', { body: { title: 'The Kiss', artist: 'Klimt' } });
    const to = async (path: string) => {
      const { status, to } = await visit(path, ann);
      return [status, to];
    };
    expect(await to(`/book-discussion/${book.id}?objective=Application`)).toEqual([
      302,
      `/discuss/book/${book.id}?objective=Application`,
    ]);
    expect(await to(`/movie-discussion/${film.id}`)).toEqual([302, `/discuss/movie/${film.id}`]);
    expect(await to(`/art-discussion/${kiss.id}`)).toEqual([302, `/discuss/artwork/${kiss.id}`]);
    expect(await to('/concept-discussion/loss-aversion')).toEqual([302, '/discuss/concept/loss-aversion']);
    expect(await to(`/concept-discussion/${book.id}`)).toEqual([302, `/discuss/book/${book.id}`]);
  });

  it('and with anything else is a link that is no longer valid, the same for all', async () => {
    const { visit, ann, person } = await house();
    const bob = await person('bob');
    const { body: book } = await ann.call('addBook', { body: { title: 'Emma', author: 'Jane Austen' } });
    for (const [path, who] of [
      [`/book-discussion/${book.id}`, bob],
      [`/movie-discussion/${book.id}`, ann],
      ['/book-discussion/987654321', bob],
      ['/book-discussion/loss-aversion', bob],
      ['/concept-discussion/no-such-idea', bob],
      ['/book-discussion/%00', bob],
      ['/book-discussion/0', bob],
    ] as const) {
      const { status, page } = await visit(path, who);
      expect([path, status, page]).toEqual([path, 404, { state: 'gone', loginHref: null }]);
    }
    const { status, page } = await visit(`/book-discussion/${book.id}`);
    expect([status, page]).toEqual([
      404,
      { state: 'gone', loginHref: `/login?next=${encodeURIComponent(`/book-discussion/${book.id}`)}` },
    ]);
  });
});
