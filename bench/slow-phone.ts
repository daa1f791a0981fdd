/**
 * What somebody on an old phone waits for: a processor four times slower, a slow 4G. The front page's largest paint,
 * home on a first visit until all of it is there, and again when the service worker knows it.
 * `npm run bench -- slow-phone [times]`
 */
import type { Page } from 'playwright-core';
import { visitDemo } from './demo-visit.ts';

const TIMES = Number(process.argv[2] ?? 3);
const WANTED = { landing: 2_500, home: 4_000, again: 1_000 };

/** In the page: when the two ways on were there, and when nothing was on its way any more. */
const WATCH = `
  const seen = (window.seen = { ways: 0, whole: 0, largest: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (!seen.ways && document.querySelector('main a[href="/books"]')) seen.ways = performance.now();
    if (seen.ways && document.querySelector('#continue-title')) seen.whole = performance.now();
    if (!seen.whole) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;
type Seen = { ways: number; whole: number; largest: number };

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const say = (what: string, ms: number, wanted: number) =>
  console.log(
    `${what}: ${(ms / 1000).toFixed(2)} s (${ms <= wanted ? 'within' : 'OVER'} ${(wanted / 1000).toFixed(1)} s)`,
  );

/** By asking again: the page's policy lets no words become a program, so it cannot be told to wait for them. */
const until = async (page: Page, holds: string): Promise<void> => {
  const late = Date.now() + 120_000;
  while (!(await page.evaluate(holds))) {
    if (Date.now() > late) throw new Error(`It never came to ${holds}`);
    await page.waitForTimeout(250);
  }
};

const visit = await visitDemo('allow');
const open = async (page: Page): Promise<Seen> => {
  await page.addInitScript(WATCH);
  await page.goto(`${visit.url}/`);
  await until(page, 'window.seen.whole > 0');
  return page.evaluate<Seen>('window.seen');
};
try {
  const landing: number[] = [];
  const first: Seen[] = [];
  const again: Seen[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const stranger = await visit.context('visitor', 390);
    const front = await visit.slowPage(stranger);
    await front.addInitScript(WATCH);
    await front.goto(`${visit.url}/`, { waitUntil: 'load' });
    await front.waitForTimeout(1_500);
    landing.push((await front.evaluate<Seen>('window.seen')).largest);
    await stranger.close();

    const reader = await visit.context('reader', 390);
    const page = await visit.slowPage(reader);
    first.push(await open(page));
    await until(
      page,
      `(async () => {
        const names = await caches.keys();
        const seen = names.find((name) => name.startsWith('colloquy-seen'));
        return seen && (await (await caches.open(seen)).keys()).length > 12;
      })()`,
    );
    await page.close();
    const next = await visit.slowPage(reader);
    again.push(await open(next));
    await reader.close();
  }
  console.log(`A processor four times slower, a slow 4G; the median of ${TIMES}.`);
  say('front page, largest paint', median(landing), WANTED.landing);
  say('home, first visit, usable', median(first.map(({ ways }) => ways)), WANTED.home);
  say('home, first visit, whole', median(first.map(({ whole }) => whole)), WANTED.home);
  say('home, through the service worker, usable', median(again.map(({ ways }) => ways)), WANTED.again);
  say('home, through the service worker, whole', median(again.map(({ whole }) => whole)), WANTED.again);
} finally {
  await visit.done();
}
