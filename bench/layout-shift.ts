/**
 * How far anything jumps on every screen while it comes over a slow line and is then scrolled through: Chromium's own
 * figure, which may be 0.02. Prints each screen, and of one that is over what moved. `npm run bench -- layout-shift [name]`
 */
import type { BrowserContext } from 'playwright-core';
import { visitDemo } from './demo-visit.ts';

const ALLOWED = 0.02;
const [only = ''] = process.argv.slice(2);

const VISITORS = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/onboarding',
  '/terms',
  '/privacy',
  '/nowhere',
];
const READERS = [
  '/',
  '/books',
  '/book-objectives',
  '/library',
  '/library?view=list',
  '/movie-objectives',
  '/art',
  '/concept-categories',
  '/concept-categories/logic-reasoning',
  '/concept-categories/logic-reasoning/occams-razor',
  '/insights',
  '/profile',
  '/admin',
  '/admin/users/1',
];

const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const what = element ? element.tagName.toLowerCase() + ' "' + (element.textContent ?? '').trim().slice(0, 30) + '"' : '?';
        return what + ' ' + Math.round(previousRect.top) + '→' + Math.round(currentRect.top);
      });
      window.shifts.push({ value, at: startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
type Shift = { value: number; at: number; moved: string[] };

/** The worst five seconds in which no pause was longer than one: as the figure is defined. */
const worst = (shifts: readonly Shift[]): number => {
  let most = 0;
  let sum = 0;
  let [began, last] = [0, 0];
  for (const { value, at } of shifts) {
    if (at - last > 1_000 || at - began > 5_000) [sum, began] = [0, at];
    sum += value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
};

const visit = await visitDemo('block');
let isOver = false;
const measure = async (context: BrowserContext, path: string, name: string) => {
  const page = await visit.slowPage(context);
  await page.addInitScript(WATCH);
  await page.goto(visit.url + path, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(1_200);
  await page.evaluate(`(async () => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 6000); top += 500) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((next) => setTimeout(next, 150));
    }
  })()`);
  await page.waitForTimeout(400);
  const shifts = await page.evaluate<Shift[]>('window.shifts');
  await page.close();
  const figure = worst(shifts);
  const over = figure > ALLOWED;
  isOver ||= over;
  console.log(`${name}: ${figure.toFixed(4)}${over ? ' OVER' : ''}`);
  if (over)
    for (const { value, at, moved } of shifts.filter(({ value }) => value > 0.001))
      console.log(`    ${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.slice(0, 4).join(' | ')}`);
};

type Talk = { id: number; kind: string; itemId: number | null; objective: string };
const roomsOf = async (context: BrowserContext): Promise<string[]> => {
  const talks = (await (await context.request.get(`${visit.url}/api/discussions`)).json()) as Talk[];
  const rooms = talks.filter(
    ({ itemId, kind }, at) => itemId && talks.findIndex((one) => one.kind === kind && one.itemId) === at,
  );
  return rooms.map(
    ({ kind, itemId, objective, id }) =>
      `/discuss/${kind}/${itemId}?${new URLSearchParams({ objective, talk: String(id) })}`,
  );
};

try {
  for (const width of [390, 1440]) {
    const visitor = await visit.context('visitor', width);
    const reader = await visit.context('reader', width);
    const all = [
      ...VISITORS.map((path) => ({ who: 'visitor', context: visitor, path })),
      ...[...READERS, ...(await roomsOf(reader))].map((path) => ({ who: 'reader', context: reader, path })),
    ];
    for (const { who, context, path } of all) {
      const name = `${who} ${path.split('&')[0]} at ${width}`;
      if (name.includes(only)) await measure(context, path, name);
    }
    await visitor.close();
    await reader.close();
  }
} finally {
  await visit.done();
}
if (isOver) process.exitCode = 1;
