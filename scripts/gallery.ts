/**
 * Every screen and many a dialog as pictures, laid out on one page: two accounts (new, and the demo's), three
 * widths, both themes. `npm run gallery` makes gallery/index.html.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS } from '#tests/browser.ts';
import { start } from '../bench/processes.ts';

const [dataDir = '', browserPath = '', only = ''] = process.argv.slice(2);
const out = join(import.meta.dirname, '..', 'gallery');
const WIDTHS = [390, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const READER = { email: 'reader@example.org', password: 'read and talk' };

type Shot = { name: string; path: string; act?: (page: Page) => Promise<void> };
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const PUBLIC: Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'privacy', path: '/privacy' },
  { name: 'first-steps', path: '/onboarding' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'link-gone', path: '/book-discussion/nothing' },
];
const OWN: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'books', path: '/books' },
  { name: 'collection', path: '/book-objectives' },
  { name: 'library', path: '/library' },
  { name: 'library-add', path: '/library', act: press(/^Add Books/) },
  { name: 'movies', path: '/movie-objectives' },
  { name: 'movies-add', path: '/movie-objectives', act: press(/^Add Movie/) },
  { name: 'art', path: '/art' },
  { name: 'ideas', path: '/concept-categories' },
  { name: 'insights', path: '/insights' },
  { name: 'profile', path: '/profile' },
  { name: 'admin', path: '/admin' },
  { name: 'admin-user', path: '/admin/users/1' },
];

const shoot = async (browser: Browser, url: string, who: string, shots: Shot[], cookie: string) => {
  const files: { name: string; width: number; theme: string; file: string }[] = [];
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: theme,
        extraHTTPHeaders: cookie ? { cookie } : {},
      });
      const page = await context.newPage();
      for (const { name, path, act } of shots) {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await act?.(page).catch((cause: unknown) =>
          console.error(`${name}: ${String(cause).split('\n')[0]}`),
        );
        await page.waitForTimeout(500);
        const file = `${who}-${name}-${width}-${theme}.png`;
        await page.screenshot({ path: join(out, file) });
        files.push({ name: `${who}: ${name}`, width, theme, file });
      }
      await context.close();
    }
  return files;
};

const sheet = (files: { name: string; width: number; theme: string; file: string }[]): string => {
  const names = [...new Set(files.map(({ name }) => name))];
  const row = (name: string) =>
    `<h2>${name}</h2><div>${files
      .filter((shot) => shot.name === name)
      .map(
        ({ file, width, theme }) =>
          `<a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${theme}" height="360"></a>`,
      )
      .join('')}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Colloquy, all screens</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto}img{border:1px solid #ccc}</style>
${names.map(row).join('\n')}`;
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await start(['server/main.ts'], {
  DATA_DIR: dataDir,
  PORT: '0',
  AI_PROVIDER: 'builtin',
  BOOK_SEARCH: 'off',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'error',
});
const signedIn = async (path: string, body: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};
const rooms = async (cookie: string): Promise<Shot[]> => {
  const talks = await (await fetch(`${server.url}/api/discussions`, { headers: { cookie } })).json();
  const kinds = ['book', 'movie', 'artwork'];
  return (talks as { id: number; kind: string; itemId: number | null; objective: string }[])
    .filter(
      ({ kind, itemId }, at, all) =>
        itemId && kinds.includes(kind) && all.findIndex((t) => t.kind === kind && t.itemId) === at,
    )
    .map(({ id, kind, itemId, objective }) => ({
      name: `room-${kind}`,
      path: `/discuss/${kind}/${itemId}?${new URLSearchParams({ objective, talk: String(id) })}`,
    }));
};
const browser = await chromium.launch({
  executablePath: browserPath,
  args: BROWSER_ARGS,
});
try {
  const rich = await signedIn('/api/auth/login', READER);
  const fresh = await signedIn('/api/auth/signup', {
    email: `new-${Date.now()}@example.org`,
    password: 'read and talk',
    firstName: 'Nora',
  });
  const wanted = (shots: Shot[]) => shots.filter(({ name }) => name.includes(only));
  const files = [
    ...(await shoot(browser, server.url, 'visitor', wanted(PUBLIC), '')),
    ...(await shoot(
      browser,
      server.url,
      'new',
      wanted(OWN.filter(({ name }) => !name.startsWith('admin'))),
      fresh,
    )),
    ...(await shoot(browser, server.url, 'reader', wanted([...OWN, ...(await rooms(rich))]), rich)),
  ];
  writeFileSync(join(out, 'index.html'), sheet(files));
  console.log(`${files.length} pictures: ${join(out, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
}
