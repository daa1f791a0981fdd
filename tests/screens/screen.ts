/** What a screen of the app is to those who look at all of them: the gallery, the journeys, the measurements. */
import type { Page } from 'playwright-core';
import type { Kind } from '#contract/kinds.ts';
import type { Mock } from '../providers/mock.ts';

/** What the account keeps whose screens are looked at, by id or path; what it has nothing of is null. */
export type Kept = {
  isAdmin: boolean;
  book: string | null;
  film: string | null;
  artwork: string | null;
  /** The paths of talks in which something was said and taken. */
  talks: Record<Kind, string | null>;
  shared: string | null;
  /** Somebody else in the house. */
  other: string | null;
};

export type Stage = { page: Page; model: Mock };

export type Screen = {
  name: string;
  /** Somebody who has not logged in sees it; all others are a reader's. */
  isPublic?: true;
  /** It tells of many things, of few or of none. */
  isList?: true;
  /** Null: not in this account. */
  path: (kept: Kept) => string | null;
  /** What is prepared before it is opened. */
  before?: (stage: Stage) => Promise<unknown>;
  /** What is done there. */
  act?: (stage: Stage) => Promise<unknown>;
  /** Puts back what the act changed. */
  after?: (stage: Stage) => Promise<unknown>;
};

export const at = (path: string) => () => path;
export const forAdmin = (path: string) => (kept: Kept) => (kept.isAdmin ? path : null);

export const press =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name }).first().click();

/** The dialog is there, with whatever it had to fetch. */
export const opens = async (page: Page, name?: string | RegExp): Promise<void> => {
  await page.getByRole('dialog', name ? { name } : {}).waitFor();
  await isQuiet(page);
};

/** A call that never comes back: what the page shows meanwhile. */
export const held =
  (call: string) =>
  ({ page }: Stage) =>
    page.route(call, () => notWaitedFor(page));

/** A call that fails: what the page says then. */
export const failing =
  (call: string) =>
  ({ page }: Stage) =>
    page.route(call, (route) => {
      notWaitedFor(page);
      return route.abort();
    });

const QUIET_MS = 150;
const LONGEST_MS = 4_000;
const counts = new WeakMap<Page, { open: number; changed: number }>();

const notWaitedFor = (page: Page): void => {
  const count = counts.get(page);
  if (count) count.open -= 1;
};

/** To be called before the page goes anywhere. */
export const watchQuiet = (page: Page): void => {
  const count = { open: 0, changed: Date.now() };
  counts.set(page, count);
  const change = (by: number) => () => {
    count.open += by;
    count.changed = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
};

/** Nothing is on its way any more; sooner than the browser driver's own word for it, of which there would be hundreds. */
export const isQuiet = async (page: Page): Promise<void> => {
  const count = counts.get(page);
  const late = Date.now() + LONGEST_MS;
  while (count && Date.now() < late && (count.open > 0 || Date.now() - count.changed < QUIET_MS))
    await page.waitForTimeout(30);
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))',
  );
};

/** Opens a screen and brings it into its state. Null where this account has no such screen. */
export const open = async (
  { path, before, act }: Screen,
  stage: Stage,
  kept: Kept,
): Promise<string | null> => {
  const where = path(kept);
  if (where === null) return null;
  await before?.(stage);
  const count = counts.get(stage.page);
  if (count) count.open = 0;
  await stage.page.goto(where);
  // On a busy machine its code may have come long before it was run.
  await stage.page.locator('h1').first().waitFor({ state: 'attached' });
  await isQuiet(stage.page);
  if (act) {
    await act(stage);
    await isQuiet(stage.page);
  }
  return where;
};

export const leave = async ({ after }: Screen, stage: Stage): Promise<void> => {
  await after?.(stage);
  await stage.page.unrouteAll({ behavior: 'ignoreErrors' });
  stage.model.play(USUAL);
};

/** What the model says where nothing else is asked of it. */
export const USUAL = {
  pieces: [
    'You count what was lost before what was won, ',
    'and so does the book. ',
    'Which of the two does it stay with longer, ',
    'and where do you hear that?',
  ],
};
