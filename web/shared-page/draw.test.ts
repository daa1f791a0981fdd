import { expect, test } from 'vitest';
import type { SharedPage } from '#contract/shared-page.ts';
import type { SharedDiscussion } from '#contract/shares.ts';
import { drawSharedPage } from './draw.tsx';

const HTML = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&';

const page = (talk: Partial<SharedDiscussion> = {}, more: object = {}): SharedPage => ({
  state: 'here',
  talk: {
    kind: 'book',
    title: 'Emma',
    creator: 'Jane Austen',
    objective: 'Critical Thinking',
    beside: null,
    sharedBy: 'Ada',
    sharedAt: '2026-03-01T12:00:00.000Z',
    pictureUrl: null,
    page: 1,
    pages: 1,
    messages: [
      { sender: 'ai', content: '*Which* scene?\n\n1️⃣ Box Hill\n2️⃣ The ball', state: 'done' },
      { sender: 'user', content: 'Box Hill, I think.', state: 'done' },
      { sender: 'ai', content: 'Half of', state: 'cut' },
    ],
    ...talk,
  },
  earlierHref: null,
  laterHref: null,
  url: 'https://books.example.org/book-discussion/token',
  previewUrl: null,
  drawn: 'data:image/svg+xml,%3Csvg/%3E',
  startHref: '/signup?next=%2Fdiscuss%2Fbook%2Ffeatured%2Femma',
  ...more,
});

test('reads like a page: the work, whose talk it is, every word of it, and the way to one’s own', () => {
  const { body } = drawSharedPage(page());
  for (const words of ['<h1', 'Emma', 'Jane Austen', 'Critical Thinking', 'Ada', 'Mar 1, 2026'])
    expect(body).toContain(words);
  expect(body).toContain('<em>Which</em> scene?');
  expect(body).toMatch(/<li[^>]*>.*Box Hill/);
  expect(body).toContain('The reply broke off here.');
  expect(body).toContain('href="/signup?next=%2Fdiscuss%2Fbook%2Ffeatured%2Femma"');
});

test('says in its head what link previews show', () => {
  const { head } = drawSharedPage(
    page({}, { previewUrl: 'https://books.example.org/api/images?url=x&sig=y' }),
  );
  expect(head).toContain('<title>Emma by Jane Austen: a discussion · Colloquy</title>');
  expect(head).toContain('property="og:title" content="Emma by Jane Austen: a discussion"');
  expect(head).toContain('content="Shared by Ada. Critical Thinking. “Box Hill, I think.”"');
  expect(head).toContain('property="og:url" content="https://books.example.org/book-discussion/token"');
  expect(head).toContain(
    'property="og:image" content="https://books.example.org/api/images?url=x&amp;sig=y"',
  );
  expect(drawSharedPage(page()).head).not.toContain('og:image');
});

test('names the second work where two are compared', () => {
  const { head, body } = drawSharedPage(
    page({
      kind: 'artwork',
      title: 'Las Meninas',
      creator: 'Diego Velázquez',
      objective: 'Compare Artworks',
      beside: { title: 'Olympia', creator: 'Édouard Manet' },
    }),
  );
  expect(body).toMatch(/beside <em[^>]*>Olympia<\/em> by Édouard Manet/);
  expect(head).toContain('content="Las Meninas by Diego Velázquez beside Olympia: a discussion"');
});

test('shortens a long beginning between words and without cutting a character in two', () => {
  const content = `${'👩‍👩‍👧‍👦 word '.repeat(200)}`;
  const { head } = drawSharedPage(page({ messages: [{ sender: 'user', content, state: 'done' }] }));
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(head) ?? [];
  expect(description.length).toBeLessThan(500);
  expect(description).toMatch(/…”$/);
  expect(description.isWellFormed()).toBe(true);
});

test('lets nothing that anybody wrote become markup', () => {
  const hostile = page(
    {
      title: HTML,
      creator: HTML,
      objective: HTML,
      sharedBy: HTML,
      messages: [
        { sender: 'user', content: HTML, state: 'done' },
        {
          sender: 'ai',
          content: `${HTML} [x](javascript:alert(3)) ![y](https://evil.example/y.png)`,
          state: 'done',
        },
        { sender: 'ai', content: `1️⃣ ${HTML}`, state: 'done' },
      ],
    },
    { startHref: '/begin/book?title=%3Cscript%3E"onclick="alert(1)' },
  );
  const { head, body } = drawSharedPage(hostile);
  for (const html of [head, body]) {
    expect(html).not.toMatch(/<script/i);
    expect(html).not.toMatch(/<img[^>]*(onerror|evil)/i);
    expect(html).not.toMatch(/<[^>]*\sonclick=/i);
    expect(html).not.toMatch(/href="javascript:/i);
  }
  expect(body).toContain('&lt;script&gt;');
});

test('a talk of which nothing is left says so', () => {
  expect(drawSharedPage(page({ messages: [] })).body).toContain('There is nothing to read here');
});

test('a link that is over says so, and offers visitors the way to a discussion of their own', () => {
  const gone = drawSharedPage({ state: 'gone', loginHref: '/login?next=%2Fbook-discussion%2F7' });
  expect(gone.head).toContain('<title>This link is no longer valid · Colloquy</title>');
  expect(gone.body).toContain('This link is no longer valid');
  expect(gone.body).toContain('href="/login?next=%2Fbook-discussion%2F7"');
  expect(drawSharedPage({ state: 'gone', loginHref: null }).body).not.toContain('/login');
  expect(drawSharedPage({ state: 'busy' }).body).toContain('Please try again in a minute');
});

test('a long talk has pages, each with its number and the ways to its neighbours; a short one says nothing of pages', () => {
  const { head, body } = drawSharedPage(
    page(
      { page: 2, pages: 3 },
      { earlierHref: '/book-discussion/token', laterHref: '/book-discussion/token?page=3' },
    ),
  );
  expect(head).toContain('<title>Emma by Jane Austen: a discussion, page 2 · Colloquy</title>');
  expect(body).toContain('Page 2 of 3');
  expect(body).toMatch(/<a href="\/book-discussion\/token" rel="prev"/);
  expect(body).toMatch(/<a href="\/book-discussion\/token\?page=3" rel="next"/);
  expect(drawSharedPage(page({ page: 3, pages: 3 })).body).not.toContain('rel="next"');
  expect(drawSharedPage(page()).body).not.toContain('Page 1');
});
