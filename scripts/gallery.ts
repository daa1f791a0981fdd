/**
 * Every screen, dialog and state as a picture, laid out on one page: at three widths, by day and by lamplight, and
 * what tells of many things also with three and with none. `npm run gallery [words]` makes gallery/index.html; each
 * word narrows it: to names that hold it, to a width, a theme, or an account (zero, few, many). `forced` takes them in
 * the colours of somebody who has their own, `large` with letters of twice the size, `zoom` as a desk of 1280 px at
 * 200 %; the last two also say what is cut off or covered.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { SHELF_BOOKS } from '#catalogue/shelf/books.ts';
import { SHELF_FILMS } from '#catalogue/shelf/films.ts';
import { BROWSER_ARGS } from '#tests/browser.ts';
import { startMock } from '#tests/providers/mock.ts';
import { SCREENS } from '#tests/screens/all.ts';
import { type Ask, fillWithFew, keptBy } from '#tests/screens/kept.ts';
import {
  isQuiet,
  type Kept,
  leave,
  open,
  type Screen,
  type Stage,
  USUAL,
  watchQuiet,
} from '#tests/screens/screen.ts';
import { turnTheme } from '#tests/screens/turn-theme.ts';
import { openHouse } from '../bench/house.ts';
import { cutOff } from './cut-off.ts';

const [demoDir = '', browserPath = '', ...words] = process.argv.slice(2);
const out = join(import.meta.dirname, '..', 'gallery');
const WIDTHS = ['390', '768', '1440'];
const THEMES = ['light', 'dark'];
const ACCOUNTS = ['visitor', 'zero', 'few', 'many'];
const LOOKS = ['forced', 'large', 'zoom'];
/** The size of letters that somebody has chosen in their browser: media queries go by it, too. */
const LARGE = '--blink-settings=defaultFontSize=32';
const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };
const MANY = 60;
/** Of a long page as much as can be looked at. */
const TALLEST = 1800;

const among = (all: readonly string[]) => {
  const named = all.filter((one) => words.includes(one));
  return named.length > 0 ? named : all;
};
const looks = words.filter((word) => LOOKS.includes(word));
const names = words.filter((word) => ![...WIDTHS, ...THEMES, ...ACCOUNTS, ...LOOKS].includes(word));
const wanted = SCREENS.filter(({ name }) => names.length === 0 || names.some((word) => name.includes(word)));

type Account = { who: string; cookie: string; kept: Kept };
type Picture = { name: string; account: string; width: string; theme: string; file: string };

const model = await startMock();
model.play(USUAL);
// What is done for a picture is none of the demo's.
const server = await openHouse(
  {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl('openai'),
    AI_MODEL: 'mock-chat',
    AI_API_KEY: 'none',
    LOG_LEVEL: 'fatal',
  },
  (folder) => cpSync(demoDir, folder, { recursive: true, dereference: true }),
);

const enter = async (path: string, body: object): Promise<{ cookie: string; ask: Ask }> => {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask: Ask = async (method, called, given) => {
    const text = given ? { body: JSON.stringify(given) } : {};
    const said = await fetch(`${server.url}/api${called}`, {
      method,
      headers: { ...headers, cookie },
      ...text,
    });
    if (!said.ok) throw new Error(`${method} ${called}: ${said.status} ${await said.text()}`);
    return said.status === 204 ? undefined : said.json();
  };
  return { cookie, ask };
};
const newcomer = (firstName: string) =>
  enter('/api/auth/signup', {
    email: `${firstName.toLowerCase()}@example.org`,
    password: 'read and talk',
    firstName,
  });

const accounts = async (): Promise<Account[]> => {
  const rich = await enter('/api/auth/login', { email: 'reader@example.org', password: 'read and talk' });
  const owned = new Set((await rich.ask('GET', '/books')).map(({ title }: { title: string }) => title));
  for (const { title, author } of SHELF_BOOKS.filter((book) => !owned.has(book.title)).slice(
    0,
    MANY - owned.size,
  ))
    await rich.ask('POST', '/books', { title, author });
  for (const { title, director, year, genres } of SHELF_FILMS.slice(0, 20))
    await rich.ask('POST', '/movies', { title, director, year, genre: genres[0] });
  const few = await newcomer('Teo');
  await fillWithFew(few.ask);
  const zero = await newcomer('Nora');
  const many = await keptBy(rich.ask);
  return [
    { who: 'visitor', cookie: '', kept: many },
    { who: 'zero', cookie: zero.cookie, kept: await keptBy(zero.ask) },
    { who: 'few', cookie: few.cookie, kept: await keptBy(few.ask) },
    { who: 'many', cookie: rich.cookie, kept: many },
  ];
};

const concerns = ({ isPublic, isList }: Screen, who: string) =>
  who === 'visitor' ? isPublic : who === 'many' ? !isPublic : isList;

/** A page as it was opened is taken whole, one in which something was done as it stands in the window. */
const showWhole = async (page: Page): Promise<void> => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width, height: Math.max(height, Math.min(TALLEST, whole)) });
  await isQuiet(page);
};

const shoot = async (browser: Browser, account: Account, width: string): Promise<Picture[]> => {
  const isPhone = width === '390';
  const [first = 'light', ...others] = among(THEMES);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: Number(width), height: isPhone ? 844 : 900 },
    ...(words.includes('zoom') && ZOOMED),
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: first as 'light',
    forcedColors: words.includes('forced') ? 'active' : 'none',
    serviceWorkers: 'block',
    extraHTTPHeaders: account.cookie ? { cookie: account.cookie } : {},
  });
  const pictures: Picture[] = [];
  for (const screen of wanted.filter((one) => concerns(one, account.who))) {
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    watchQuiet(page);
    const stage: Stage = { page, model };
    try {
      const isThere = (await open(screen, stage, account.kept)) !== null;
      if (isThere && looks.some((look) => look !== 'forced'))
        for (const fault of await cutOff(page))
          console.log(`${screen.name}, ${account.who}, ${width}: ${fault}`);
      if (isThere && !screen.act) await showWhole(page);
      for (const theme of isThere ? [first, ...others] : []) {
        if (theme !== first) await turnTheme(page);
        await page.waitForTimeout(250);
        const file = [screen.name, account.who, width, theme, ...looks].join('-').concat('.png');
        await page.screenshot({ path: join(out, file) });
        pictures.push({ name: screen.name, account: account.who, width, theme, file });
      }
    } catch (cause) {
      console.error(`${screen.name}, ${account.who}, ${width}: ${String(cause).split('\n')[0]}`);
    }
    await leave(screen, stage).catch((cause) => console.error(`${screen.name}: ${cause}`));
    await page.close();
  }
  await context.close();
  return pictures;
};

const sheet = (pictures: Picture[]): string => {
  const row = (name: string) =>
    `<h2>${name}</h2><div>${pictures
      .filter((one) => one.name === name)
      .map(
        ({ file, account, width, theme }) =>
          `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${account}, ${width} px, ${theme}" height="360"></a>`,
      )
      .join('')}</div>`;
  return `<!doctype html><meta charset="utf-8"><title>Colloquy, all screens</title>
<style>body{font:16px system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto}img{border:1px solid #ccc}</style>
${[...new Set(pictures.map(({ name }) => name))].map(row).join('\n')}`;
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: browserPath,
  args: [...BROWSER_ARGS, ...(words.includes('large') ? [LARGE] : [])],
});
try {
  const pictures: Picture[] = [];
  for (const account of await accounts())
    if (among(ACCOUNTS).includes(account.who))
      for (const width of among(WIDTHS)) pictures.push(...(await shoot(browser, account, width)));
  writeFileSync(join(out, 'index.html'), sheet(pictures));
  console.log(`${pictures.length} pictures: ${join(out, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
  await model.stop();
}
