import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { turnTheme } from '../screens/turn-theme.ts';

type Violation = { id: string; help: string; nodes: { html: string }[] };

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A menu stands over the page, in no landmark of it; while it is open it has the focus, and nobody looks for it. */
const OPEN_MENU = 'data-radix-popper-co';

/** What another theme can spoil: the two differ in their colours and in nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * What stands in the way of keyboard and screen reader on the page as it is, or on the part of it that a selector names,
 * in both themes; empty is good. The page is left in the other theme.
 */
export const barriers = async (page: Page, within?: string): Promise<string[]> => {
  await page.evaluate(AXE);
  const found = await look(page, RULES, within);
  await turnTheme(page);
  return [...found, ...(await look(page, RULES_OF_COLOUR, within))];
};

const look = async (page: Page, rules: string[], within: string | undefined): Promise<string[]> => {
  const what = within ? JSON.stringify(within) : 'document';
  // All else it has to tell is long, and on its way here costs more than the looking.
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${what}, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], preload: false })
      .then(({ violations }) => violations)`,
  );
  const theme = await page.evaluate<string>('document.documentElement.dataset.theme');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'region' && html.includes(OPEN_MENU)))
      .map(({ html }) => `${theme}: ${id}: ${help}: ${html.slice(0, 160)}`),
  );
};

/** Whether the page can be moved sideways, which no screen of ours may be. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
