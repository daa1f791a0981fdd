/** `npm run gallery published`: takes the pictures anew that the README and the front page carry. */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import type { Discussion } from '#contract/discussions.ts';
import { BROWSER_ARGS } from '#tests/browser.ts';
import { isQuiet, watchQuiet } from '#tests/screens/screen.ts';
import { discussionPath } from '#web/routes/discussion-path.ts';
import { openHouse } from '../bench/house.ts';

const [demoDir = '', browserPath = ''] = process.argv.slice(2);
const IN_DOCS = 'docs/pictures';
const IN_FRONT_PAGE = 'web/landing/pictures';
const QUALITY = 82;
/** Of a window that much higher the top is taken: what stands at its foot would cover the talk. */
const FOOT = 200;

type Shot = {
  file: string;
  path: string;
  width: number;
  height: number;
  theme?: 'dark';
  isPublic?: boolean;
  /** On a phone, scrolled so far; a talk opens at its end. */
  phone?: number | 'end';
};

const server = await openHouse({}, (folder) =>
  cpSync(demoDir, folder, { recursive: true, dereference: true }),
);

const enter = async (): Promise<string> => {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'reader@example.org', password: 'read and talk' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

/** The talk that the front page names. */
const roomPath = async (cookie: string): Promise<string> => {
  const answer = await fetch(`${server.url}/api/discussions`, { headers: { cookie } });
  const talk = ((await answer.json()) as Discussion[]).find(({ title }) => title === 'Blade Runner');
  if (!talk?.itemId || talk.kind === 'concept') throw new Error('The demo holds no talk about Blade Runner.');
  return discussionPath({ kind: talk.kind, itemId: talk.itemId, objective: talk.objective });
};

const shotsOf = (room: string): Shot[] => [
  { file: `${IN_DOCS}/front-page`, path: '/', width: 1280, height: 800, isPublic: true },
  { file: `${IN_DOCS}/insights`, path: '/insights', width: 1440, height: 900 },
  {
    file: `${IN_DOCS}/study-card`,
    path: '/concept-categories/decision-making-strategy/first-principles-thinking',
    width: 1280,
    height: 860,
  },
  { file: `${IN_FRONT_PAGE}/library`, path: '/library', width: 1440, height: 900 },
  { file: `${IN_FRONT_PAGE}/library-dark`, path: '/library', width: 1440, height: 900, theme: 'dark' },
  { file: `${IN_FRONT_PAGE}/room`, path: room, width: 1440, height: 900 },
  { file: `${IN_FRONT_PAGE}/room-dark`, path: room, width: 1440, height: 900, theme: 'dark' },
  { file: `${IN_FRONT_PAGE}/library-phone`, path: '/library', width: 390, height: 780, phone: 290 },
  { file: `${IN_FRONT_PAGE}/room-phone`, path: room, width: 390, height: 780, phone: 'end' },
];

const take = async (browser: Browser, cookie: string, shot: Shot): Promise<void> => {
  const { file, path, width, height, theme = 'light', isPublic, phone } = shot;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: phone === undefined ? height + FOOT : height },
    ...(phone !== undefined && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    colorScheme: theme,
    serviceWorkers: 'block',
    extraHTTPHeaders: isPublic ? {} : { cookie },
  });
  const page = await context.newPage();
  watchQuiet(page);
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await isQuiet(page);
  // A talk opens at its end; on a desk it is shown from its title on, with the bar that a pointer near it brings.
  if (phone === undefined) await page.mouse.move(width / 2, 20);
  if (phone !== 'end') await page.evaluate(`scrollTo({ top: ${phone ?? 0}, behavior: 'instant' })`);
  await page.waitForTimeout(600);
  await isQuiet(page);
  const picture = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width, height } }))
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  writeFileSync(join(import.meta.dirname, '..', `${file}.webp`), picture);
  console.log(`${file}.webp: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
};

const browser = await chromium.launch({ executablePath: browserPath, args: BROWSER_ARGS });
try {
  const cookie = await enter();
  for (const shot of shotsOf(await roomPath(cookie))) await take(browser, cookie, shot);
} finally {
  await browser.close();
  await server.stop();
}
