/** What a page notes of itself while it is measured, and a browser to measure it in. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS } from '#tests/browser.ts';

export const measuredBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: BROWSER_ARGS,
  });

/** Begins `notes` with the tasks that held the page up; put before the page's own scripts. */
export const NOTES_OF_LONG_TASKS = `
  const notes = (globalThis.notes = { long: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.long.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;

export type KeyCost = { handled: number; shown: number };

const TYPE = `async ([selector, letter]) => {
  const input = document.querySelector(selector);
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set;
  const began = performance.now();
  set.call(input, input.value + letter);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  const handled = performance.now() - began;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return { handled, shown: performance.now() - began };
}`;

/** What the script alone took of a key, and how long it was to the frame after it. */
export const typeLetter = (page: Page, selector: string, letter: string): Promise<KeyCost> =>
  page.evaluate<KeyCost>(`(${TYPE})(${JSON.stringify([selector, letter])})`);
