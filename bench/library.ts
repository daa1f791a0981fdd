/**
 * A library of 10,000 books in a real browser, its processor not slowed down: when the first cards are there,
 * what a key in the search box costs, whether scrolling ever holds the browser up, and what stays in memory.
 * Needs the built client. `npm run bench -- library`, with another number of works as its argument; or
 * `--page books`, `movies` or `art`, for another page with so many on it.
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright-core';
import type { Book } from '#contract/books.ts';
import { indexWorks, searchWorks } from '#web/parts/works/search-works.ts';
import { type KeyCost, measuredBrowser, NOTES_OF_LONG_TASKS, typeLetter } from './browser-notes.ts';
import { openHouse } from './house.ts';
import { ACCOUNT, type BenchPage, books, fillWith, PAGES } from './library-pages.ts';
import { processorTasks } from './processor-tasks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', default: 'library' } },
});
if (!(values.page in PAGES)) throw new Error(`--page is one of ${Object.keys(PAGES).join(', ')}`);
const NAME = values.page as BenchPage;
const PAGE = PAGES[NAME];
const COUNT = Number(positionals[0] ?? 10_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const TYPED = 'thinking slow';

const server = await openHouse();

const browser = await measuredBrowser();

/** Runs in the page: what it notes is read at the end of each part. */
const NOTES = `${NOTES_OF_LONG_TASKS}
  notes.firstCards = null;
  const look = () => {
    const cards = document.querySelectorAll('ul[aria-label="${PAGE.list}"] > li');
    if (cards.length === 0) return requestAnimationFrame(look);
    // Once more: what was put into the document in this frame is on the screen in the next.
    requestAnimationFrame(() => {
      const [asked] = performance.getEntriesByName(location.origin + '${PAGE.call}');
      notes.firstCards = performance.now() - asked.startTime;
      notes.answered = asked.responseEnd - asked.startTime;
    });
  };
  requestAnimationFrame(look);
`;

const SCROLL = `async ([from, to, step]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  let frames = 0;
  for (let y = from; step > 0 ? y < to : y > to; y += step) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    frames += 1;
  }
  const lasted = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {
    frames,
    lasted,
    long: notes.long.filter(({ startTime }) => startTime >= began).map(({ duration }) => duration),
  };
}`;

type Scrolled = { frames: number; lasted: number; long: number[] };

try {
  await fillWith(server.url, NAME, COUNT);
  console.log(`${PAGE.path} with ${COUNT.toLocaleString('en-US')} works`);
  searching();
  for (let round = 0; round < ROUNDS; round += 1) await visit();
} finally {
  await browser.close();
  await server.stop();
}

/** The search by itself, key by key, as the page does it. */
function searching(): void {
  const works = books(COUNT).map((names, id) => ({ ...names, id, isbn: null }) as Book);
  const began = performance.now();
  const index = indexWorks(works);
  index.texts();
  const indexing = performance.now() - began;
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    for (let letters = 1; letters <= TYPED.length; letters += 1) {
      const from = performance.now();
      searchWorks(index, TYPED.slice(0, letters));
      times.push(performance.now() - from);
    }
  }
  console.log(`index made once: ${ms(indexing)}; searching, a key: ${spread(times)}`);
}

async function visit(): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    // What waits for the page asks it by a script of its own.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.addInitScript(NOTES);
  await page.request.post('/api/auth/login', {
    headers: { origin: server.url },
    data: { email: ACCOUNT.email, password: ACCOUNT.password },
  });
  await page.goto(PAGE.path);
  await page.waitForFunction('notes.firstCards !== null');
  const first = await page.evaluate<{ firstCards: number; answered: number }>('notes');
  await page.waitForTimeout(1500);

  const keys: KeyCost[] = [];
  for (const letter of TYPED) {
    keys.push(await typeLetter(page, 'input[type=search]', letter));
    await page.waitForTimeout(60);
  }
  await page.locator('input[type=search]').fill('');
  await page.waitForTimeout(800);

  console.log(
    `first cards ${ms(first.firstCards)} after the request (answered after ${ms(first.answered)}); ` +
      `a key: handled in ${spread(keys.map((key) => key.handled))}, next frame shown after ${spread(keys.map((key) => key.shown))}`,
  );

  const memory = await page.context().newCDPSession(page);
  const end = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
  const before = await inUse(memory);
  // As a hand scrolls, and then in leaps to the very end and back.
  const down = await scroll(page, 0, 100 * 120, 120);
  const up = await scroll(page, 100 * 120, 0, -120);
  // The same once more under the browser's trace, which costs something itself.
  const tasks = await processorTasks(browser, async () => {
    await scroll(page, 0, 100 * 120, 120);
    await scroll(page, 100 * 120, 0, -120);
  });
  const long = [...down.long, ...up.long].map((duration) => Math.round(duration));
  console.log(
    `tasks over 50 ms in ${down.frames + up.frames} frames of scrolling: ${long.length === 0 ? 'none' : long.join(', ')} ` +
      `(${((down.lasted + up.lasted) / (down.frames + up.frames)).toFixed(1)} ms a frame); ` +
      `of processor: ${tasks.filter((task) => task > 50).length} over 50 ms, ${tasks.filter((task) => task > 16).length} over 16, the longest ${ms(tasks[0] ?? 0)}`,
  );
  const leap = Math.ceil(end / 40);
  await scroll(page, 0, end, leap);
  await scroll(page, end, 0, -leap);
  const halfway = await inUse(memory);
  await scroll(page, 0, end, leap);
  await scroll(page, end, 0, -leap);
  const after = await inUse(memory);
  console.log(
    `memory ${before.heap}, after leafing through it once ${halfway.heap}, twice ${after.heap} MB; ` +
      `elements ${before.nodes}, ${halfway.nodes}, ${after.nodes}`,
  );
  await context.close();
}

function scroll(page: Page, from: number, to: number, step: number): Promise<Scrolled> {
  return page.evaluate<Scrolled>(`(${SCROLL})([${from}, ${to}, ${step}])`);
}

async function inUse(session: CDPSession): Promise<{ heap: string; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: (usedSize / 1e6).toFixed(1), nodes };
}

function spread(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `p50 ${ms(at(0.5))}, most ${ms(at(1))}`;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
