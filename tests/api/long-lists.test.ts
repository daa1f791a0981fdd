/** Lists of any length: whole, in their order, and made smaller on the way. */
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import { talkEntry } from '../hoard.ts';
import { type Browser, type TestWorld, testWorld } from '../world.ts';

const bringIn = async (who: Browser, file: object): Promise<void> => {
  const content = JSON.stringify({ format: 'colloquy', version: 1, ...file });
  const { status, text } = await who.call('importFile', { body: { content, commit: true } });
  if (status !== 200) throw new Error(text);
};

const cookieOf = (who: Browser) => [...who.jar].map(([name, value]) => `${name}=${value}`).join('; ');

const ask = (made: TestWorld, who: Browser, call: CallName, encoding: string, method = 'GET') =>
  made.fetch(api[call].path, { method, headers: { cookie: cookieOf(who), 'accept-encoding': encoding } });

describe('a list longer than a slice of it', () => {
  it.each([
    ['books', 'author', 'listBooks'],
    ['movies', 'director', 'listMovies'],
    ['artworks', 'artist', 'listArtworks'],
  ] as const)('is whole and in its order: %s, some with long notes', async (name, creator, call) => {
    const ann = await (await testWorld()).person();
    const works = Array.from({ length: 620 }, (_, n) => ({
      title: `No. ${n}`,
      [creator]: `Maker ${n}`,
      notes: n % 40 === 0 ? '百年孤独'.repeat(5_000) : null,
    }));
    await bringIn(ann, { [name]: works });
    const { body } = await ann.call(call);
    expect(body.map(({ title }: { title: string }) => title)).toEqual(works.map(({ title }) => title));
    expect(body[40].notes).toBe(works[40]?.notes);
  });

  it('is so, too, for discussions, whatever times they bear, and for objectives', async () => {
    const ann = await (await testWorld()).person();
    const discussions = Array.from({ length: 450 }, (_, n) => ({
      ...talkEntry({ title: `Talk ${n}`, messages: 0, content: () => '' }),
      // Three of each are of the same time.
      createdAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(n / 3) * 60_000).toISOString(),
      lastMessageAt: n % 5 === 0 ? new Date(Date.UTC(2026, 1, 1) - n * 1000).toISOString() : null,
    }));
    const customObjectives = Array.from({ length: 450 }, (_, n) => ({
      title: `Aim ${n}`,
      description: null,
    }));
    await bringIn(ann, { discussions, customObjectives });
    const talks = (await ann.call('listDiscussions')).body as {
      id: number;
      title: string;
      lastMessageAt: string | null;
      createdAt: string;
    }[];
    expect(new Set(talks.map(({ title }) => title)).size).toBe(450);
    const at = ({ lastMessageAt, createdAt }: (typeof talks)[0]) => Date.parse(lastMessageAt ?? createdAt);
    expect(talks).toEqual(talks.toSorted((a, b) => at(b) - at(a) || b.id - a.id));
    const aims = (await ann.call('listCustomObjectives')).body as { title: string }[];
    expect(aims.map(({ title }) => title)).toEqual(customObjectives.map(({ title }) => title));
  });

  it('is so, too, for links, the last brought up to date first', async () => {
    const made = await testWorld();
    const ann = await made.person();
    const discussions = Array.from({ length: 230 }, (_, n) =>
      talkEntry({ title: `Talk ${n}`, messages: 0, content: () => '' }),
    );
    await bringIn(ann, { discussions });
    const talks = (await ann.call('listDiscussions')).body as { id: number }[];
    for (const [n, { id }] of talks.entries()) {
      if (n % 3 === 0) made.clock.now += 1000;
      await ann.call('shareDiscussion', { params: { id } });
    }
    const shares = (await ann.call('listShares')).body as { discussionId: number; sharedAt: string }[];
    expect(new Set(shares.map(({ discussionId }) => discussionId)).size).toBe(230);
    expect(shares).toEqual(shares.toSorted((a, b) => Date.parse(b.sharedAt) - Date.parse(a.sharedAt)));
  });

  it('is so, too, for what was said in a talk', async () => {
    const ann = await (await testWorld()).person();
    const content = (n: number) => `${n} ${'Emma '.repeat(n % 50 === 0 ? 15_000 : 5)}`;
    const talk = talkEntry({ messages: 530, content });
    await bringIn(ann, { discussions: [talk] });
    const [{ id }] = (await ann.call('listDiscussions')).body;
    const { body } = await ann.call('listMessages', { params: { id } });
    expect(body.map((message: { content: string }) => message.content)).toEqual(
      talk.messages.map((message) => message.content),
    );
  });
});

describe('an answer of more than a kilobyte', () => {
  const house = async (books: number) => {
    const made = await testWorld({}, { checkAnswers: false });
    const ann = await made.person();
    if (books > 0) {
      const many = Array.from({ length: books }, (_, n) => ({ title: `No. ${n}`, author: 'Somebody' }));
      await bringIn(ann, { books: many });
    }
    return { made, ann };
  };

  it.each([20, 2_000])(
    'is made smaller for whoever takes it so, %i books the first time and again',
    async (books) => {
      const { made, ann } = await house(books);
      const plain = await (await ask(made, ann, 'listBooks', 'identity')).text();
      expect(JSON.parse(plain)).toHaveLength(books);
      await ann.call('addBook', { body: { title: 'One more', author: 'x' } });
      for (let n = 0; n < 2; n++) {
        const answer = await ask(made, ann, 'listBooks', 'br, gzip;q=0.8');
        expect(answer.headers.get('content-encoding')).toBe('gzip');
        expect(answer.headers.get('vary')).toBe('accept-encoding');
        const bytes = await answer.bytes();
        expect(bytes.length).toBeLessThan(plain.length / 3);
        expect(JSON.parse(gunzipSync(bytes).toString())).toHaveLength(books + 1);
      }
      // Kept packed by now, and still to be had as it is.
      const unpacked = await ask(made, ann, 'listBooks', 'gzip;q=0');
      expect(unpacked.headers.get('content-encoding')).toBeNull();
      expect(JSON.parse(await unpacked.text())).toHaveLength(books + 1);
    },
  );

  it('is never an old one: what was kept packed goes with the next change', async () => {
    const { made, ann } = await house(2_000);
    const titles = async () => {
      const bytes = await (await ask(made, ann, 'listBooks', 'gzip')).bytes();
      return (JSON.parse(gunzipSync(bytes).toString()) as { title: string }[]).map(({ title }) => title);
    };
    await titles();
    await titles();
    const { id } = (await ann.call('addBook', { body: { title: 'Newest', author: 'x' } })).body;
    expect((await titles())[0]).toBe('Newest');
    await ann.call('deleteBook', { params: { id } });
    expect(await titles()).not.toContain('Newest');
  });

  it('goes out as it is where it is shorter, and has no body where only its head is asked for', async () => {
    const { made, ann } = await house(2_000);
    expect((await ask(made, ann, 'listMovies', 'gzip')).headers.get('content-encoding')).toBeNull();
    // Asked for so often that none may stay open.
    for (let n = 0; n < 40; n++) {
      const head = await ask(made, ann, 'listBooks', 'gzip', 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
  });
});
