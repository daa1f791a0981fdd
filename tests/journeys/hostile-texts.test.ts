/** Scripts in every text a person, a file or a model can write, through every screen that shows them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { marked } from 'marked';
import type { APIRequestContext } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { invitationLetter, resetPasswordLetter } from '#server/mail/letters.ts';
import { ROUTES } from '#web/routes/table.ts';
import { scripts, scriptsWithin } from '../attack/scripts.ts';
import { ownHouse } from './own-house.ts';
import { PASSWORD, visit } from './visit.ts';

type Page = Awaited<ReturnType<typeof visit>>['page'];

const EMAIL = 'ada@example.org';
/** The shortest that would run, where little room is. */
const NAME = '<img src=x onerror=ran=1>Ada';

/** Somewhere else: whatever asks it for something did what a text told it to. */
const sink = async () => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { hits, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** What no text may become. */
const GROWN = `[...document.querySelectorAll('*')].filter((one) =>
  [...one.attributes].some(({ name, value }) => /^on/i.test(name) || (/^(href|src|action|data|xlink:href)$/i.test(name) && /^\\s*(javascript|vbscript|data:text)/i.test(value))) ||
  /^(iframe|object|embed|base|frame|math)$/i.test(one.tagName)).map((one) => one.outerHTML.slice(0, 120))`;

const isQuiet = async (page: Page, what: string) => {
  expect(await page.evaluate('window.ran'), what).toBeUndefined();
  expect(await page.evaluate(GROWN), what).toEqual([]);
};

/** Fills a house with them; answers the paths that show what was made. */
const fill = async (ask: APIRequestContext, origin: string, at: string) => {
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await ask[method](path, { data, headers: { origin } });
    expect(answer.status(), `${path} ${(await answer.text()).slice(0, 300)}`).toBeLessThan(300);
    return answer.headers()['content-type']?.includes('json') ? await answer.json() : null;
  };
  const [long, short, names] = [scriptsWithin(at, 500), scriptsWithin(at, 300), scriptsWithin(at, 200)];
  const notes = scripts(at).join('\n\n').slice(0, 7900);
  const some = (texts: string[], n: number) => texts[n % texts.length] as string;
  const books: { id: number }[] = [];
  for (const [n, title] of long.entries()) {
    books.push(await send('post', '/api/books', { title, author: some(short, n), notes }));
    const more = { title, notes, year: some(names, n).slice(0, 20) };
    if (n > 3) continue;
    await send('post', '/api/movies', {
      ...more,
      year: 1999,
      director: some(short, n),
      genre: some(names, n).slice(0, 90),
    });
    await send('post', '/api/artworks', {
      ...more,
      artist: some(short, n),
      movement: some(names, n).slice(0, 90),
    });
  }
  for (const title of names.slice(0, 4))
    await send('post', '/api/custom-objectives', { title, description: notes.slice(0, 900) });
  const csv = ['Title,Author', ...names.map((one) => `"${one.replaceAll('"', '""')}","${NAME}"`)].join('\n');
  await send('post', '/api/import', { content: csv, filename: `${NAME}.csv`, commit: true });
  await send('put', '/api/profile', {
    firstName: NAME,
    lastName: NAME,
    bio: some(scriptsWithin(at, 1900), 0),
  });

  const [first, second] = books.map(({ id }) => id);
  const begin = async (itemId: number | undefined, objective: string, beside?: object) => {
    const title = long[books.findIndex(({ id }) => id === itemId)] as string;
    const creator = short[0] as string;
    return send('post', '/api/discussions', { kind: 'book', itemId, title, creator, objective, beside });
  };
  const talk = await begin(first, names[0] as string);
  const pair = await begin(second, names[1] as string, { title: long[0], creator: short[1] });
  const shares: string[] = [];
  for (const { id, title } of [talk, pair]) {
    const said = {
      bookTitle: title,
      bookAuthor: short[0],
      userMessage: `I think so because ${notes}`.slice(0, 7900),
    };
    await send('post', '/api/chat', { ...said, discussionId: id });
    await send('put', `/api/discussions/${id}`, { name: names[2] });
    shares.push(new URL((await send('post', `/api/discussions/${id}/share`, {})).url).pathname);
  }
  const made = await send('post', '/api/admin/users', {
    email: 'b@example.org',
    firstName: NAME,
    lastName: NAME,
  });
  for (const act of ['make-admin', 'remove-admin', 'suspend'])
    await send('post', `/api/admin/users/${made.user.id}/${act}`, {});
  const odd = encodeURIComponent(names[0] as string);
  return [
    ...new Set(ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'))),
    `/discuss/book/${first}?talk=${talk.id}`,
    `/discuss/book/${second}?talk=${pair.id}`,
    `/discuss/book/${first}?objective=${odd}&beside=${odd}&by=${odd}`,
    `/discuss/concept/${odd}`,
    `/concept-categories/${odd}/${odd}`,
    `/begin/book?title=${odd}&q=${odd}`,
    `/library?q=${odd}`,
    `/admin?q=${odd}`,
    '/admin?tab=log',
    '/admin?tab=house',
    `/admin/users/${made.user.id}`,
    `/login?next=${encodeURIComponent(`javascript:${scripts(at)[0]}`)}`,
    `/reset-password?token=${odd}`,
    ...shares,
    `/book-discussion/${odd}`,
    `/${odd}`,
    '/api/docs',
    `/api/${odd}`,
  ];
};

const house = async () => {
  const { hits, at } = await sink();
  const { origin, model } = await ownHouse();
  const said = scripts(at).join('\n\n');
  // Each piece is cut where a tag is not yet one.
  model.play({ pieces: said.match(/[\s\S]{1,7}/g) ?? [] });
  const signup = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, firstName: 'Ada', lastName: '' }),
  });
  expect(signup.status).toBe(201);
  const enter = async (bypassCSP: boolean) => {
    const begun = await visit({ baseURL: origin, bypassCSP });
    // A picture that is none of ours is refused, and a page that does not exist is told so.
    begun.forgive(/status of 4\d\d/);
    const login = await begun.page.request.post('/api/auth/login', {
      headers: { origin },
      data: { email: EMAIL, password: PASSWORD },
    });
    expect(login.status()).toBe(200);
    return begun;
  };
  return { origin, at, hits, enter };
};

test('no text of anybody’s ever runs or fetches anything', { timeout: 240_000 }, async () => {
  const { origin, at, hits, enter } = await house();
  const { page } = await enter(true);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const paths = await fill(page.request, origin, at);
  // Escaping alone, without the policy, then what readers really get; the second time only what shows most.
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(250);
    await isQuiet(page, path);
  }
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('img');
  await page.getByRole('option').first().waitFor();
  await isQuiet(page, 'the palette');

  const { page: strict } = await enter(false);
  for (const path of paths.filter((one) => /^\/(discuss\/book|book-discussion)/.test(one))) {
    await strict.goto(path, { waitUntil: 'load' });
    await strict.waitForTimeout(250);
    await isQuiet(strict, path);
  }

  // What leaves the house: mails as they are drawn, and the Markdown of an export in a program that lets HTML through.
  const zip = await page.request.get('/api/export?format=markdown');
  const files = Object.values(unzipSync(new Uint8Array(await zip.body())));
  expect(files.length).toBeGreaterThan(10);
  const mails = [
    invitationLetter({
      firstName: NAME,
      from: scripts(at).join(' '),
      link: `${origin}/"><img src=x>`,
      days: 7,
    }),
    resetPasswordLetter({ firstName: scripts(at).join(' '), link: `${origin}/"><img src=x>` }),
  ];
  const markdown = files.map((file) => marked.parse(new TextDecoder().decode(file), { async: false }));
  await page.goto('/api/health');
  for (const html of [...mails.map((mail) => mail.html), markdown.join('\n')]) {
    await page.setContent(html);
    await page.waitForTimeout(200);
    await isQuiet(page, html.slice(0, 80));
  }
  expect(hits).toEqual([]);
  expect(dialogs).toEqual([]);

  // And were one of them taken for more than text, it would have been noticed.
  const { page: careless, forgive } = await enter(true);
  forgive(/./);
  await careless.goto('/api/health');
  await careless.setContent(scripts(at).slice(0, 8).join('\n'));
  await expect.poll(() => hits.length).toBeGreaterThan(0);
  expect(await careless.evaluate('window.ran')).toBeGreaterThan(0);
});
