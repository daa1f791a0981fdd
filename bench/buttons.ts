/**
 * How soon the page answers a press: every button, link, key and menu that the list of all screens presses.
 * Chromium's own figure (Event Timing): from the press until what it changed is painted. May be 100 ms on this
 * machine as it is, and on a processor four times slower, a phone's, 200 ms, which the web's own measure calls good.
 * Then how long Back takes, from a room to its shelf and from a dialog to its list, until that is there.
 * `npm run bench -- buttons [name]`
 */
import type { Page } from 'playwright-core';
import { startMock } from '#tests/providers/mock.ts';
import { SCREENS } from '#tests/screens/all.ts';
import { type Ask, keptBy } from '#tests/screens/kept.ts';
import { isQuiet, leave, type Screen, type Stage, USUAL, watchQuiet } from '#tests/screens/screen.ts';
import { visitDemo } from './demo-visit.ts';

const PROCESSORS = [
  { times: 1, allowed: 100 },
  { times: 4, allowed: 200 },
] as const;
const [only = ''] = process.argv.slice(2);

const WATCH = `
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.interactionId) continue;
      const { name, duration, startTime, processingStart, processingEnd, target } = entry;
      const what = (target?.closest?.('button, a, input, textarea, [role]')?.getAttribute('aria-label') ?? target?.textContent ?? '').trim().slice(0, 30);
      window.presses.push({ name, what, duration, waited: processingStart - startTime, handled: processingEnd - processingStart });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;
type Press = { name: string; what: string; duration: number; waited: number; handled: number };

const WALK: Screen[] = [
  ['/', 'link', /^Library$/],
  ['/library', 'link', /^Insights$/],
  ['/insights', 'link', 'Colloquy, home'],
  ['/library', 'button', /theme|Dark|Light/i],
  ['/library', 'radio', 'List'],
  ['/library', 'button', /^Has notes/],
  ['/', 'link', /^Discuss Books/],
  ['/', 'link', /^Discuss Ideas/],
  ['/concept-categories', 'link', /Logic/],
].map(([path, role, name]) => ({
  name: `${path} → ${name}`,
  path: () => path as string,
  act: async ({ page }: Stage) => {
    await page
      .getByRole(role as 'link', { name: name as RegExp })
      .first()
      .click();
  },
}));

const model = await startMock();
model.play(USUAL);
const visit = await visitDemo('block', {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.baseUrl('openai'),
  AI_MODEL: 'mock-chat',
  AI_API_KEY: 'none',
});
let worst = 0;
let count = 0;
let overs = 0;
const measure = async (screen: Screen, page: Page, path: string, width: number, allowed: number) => {
  const stage: Stage = { page, model };
  await screen.before?.(stage);
  await page.goto(visit.url + path);
  await isQuiet(page);
  // What comes afterwards is there, as it is for somebody who has looked about for a moment.
  await page.waitForTimeout(1_800);
  await page.evaluate('void (window.presses.length = 0)');
  await screen.act?.(stage);
  await page.waitForTimeout(700);
  const presses = await page.evaluate<Press[]>('window.presses');
  await leave(screen, stage);
  count += presses.length;
  const over = presses.filter(({ duration }) => duration > allowed);
  overs += over.length;
  const longest = Math.max(0, ...presses.map(({ duration }) => duration));
  worst = Math.max(worst, longest);
  console.log(`${screen.name} at ${width}: ${longest} ms${over.length > 0 ? ' OVER' : ''}`);
  for (const { name, what, duration, waited, handled } of over)
    console.log(
      `    ${name} on “${what}”: ${duration} ms, of which waited ${Math.round(waited)}, handled ${Math.round(handled)}`,
    );
};

const BACK = `(there) => new Promise((done) => {
  const began = performance.now();
  history.back();
  const look = () => (there() ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began))) : requestAnimationFrame(look));
  look();
})`;
const back = async (page: Page, name: string, there: string, allowed: number): Promise<void> => {
  const took = await page.evaluate<number>(`(${BACK})(() => ${there})`);
  overs += Number(took > allowed);
  console.log(`Back from ${name}: ${Math.round(took)} ms${took > allowed ? ' OVER' : ''}`);
};
const measureBack = async (page: Page, allowed: number): Promise<void> => {
  await page.goto(`${visit.url}/library`);
  await isQuiet(page);
  await page.waitForTimeout(1_800);
  const shelf = `document.querySelectorAll('main article [data-cover]').length > 5`;
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click({ force: true });
  await page.getByRole('dialog').waitFor();
  await back(page, 'a dialog to its list', `!document.querySelector('[role=dialog]')`, allowed);
  await page.goto(`${visit.url}/movie-objectives`);
  await isQuiet(page);
  await page.waitForTimeout(1_800);
  await page.locator('main article a[data-primary]').first().click();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await isQuiet(page);
  await back(page, 'a room to its shelf', shelf, allowed);
};

const walk = async (width: number, times: number, allowed: number): Promise<void> => {
  const reader = await visit.context('reader', width);
  const visitor = await visit.context('visitor', width);
  const ask: Ask = async (_method, path) => (await reader.request.get(`${visit.url}/api${path}`)).json();
  const kept = await keptBy(ask);
  for (const screen of [...WALK, ...SCREENS].filter(({ name, act }) => act && name.includes(only))) {
    const path = screen.path(kept);
    if (path === null) continue;
    const page = await visit.slowPage(screen.isPublic ? visitor : reader, times);
    page.setDefaultTimeout(20_000);
    watchQuiet(page);
    await page.addInitScript(WATCH);
    await measure(screen, page, path, width, allowed).catch((cause) =>
      console.log(`${screen.name} at ${width}: ${String(cause).split('\n')[0]}`),
    );
    await page.close();
  }
  if (width === 1440 && 'back'.includes(only)) {
    const page = await visit.slowPage(reader, times);
    watchQuiet(page);
    await measureBack(page, allowed).catch((cause) => console.log(`Back: ${String(cause).split('\n')[0]}`));
  }
  await reader.close();
  await visitor.close();
};

try {
  for (const { times, allowed } of PROCESSORS) {
    [worst, count, overs] = [0, 0, 0];
    console.log(
      `— a processor ${times === 1 ? 'as it is' : `${times} times slower`}: may be ${allowed} ms —`,
    );
    for (const width of [390, 1440]) await walk(width, times, allowed);
    console.log(`${count} answers seen, the longest ${worst} ms; ${overs} over ${allowed} ms.`);
    if (overs > 0) process.exitCode = 1;
  }
} finally {
  await visit.done();
  await model.stop();
}
