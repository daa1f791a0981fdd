import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Result = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands in the way of keyboard and screen reader on the page as it is; empty is good. */
export const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const run = `axe.run({ runOnly: ${JSON.stringify(RULES)} })`;
  const { violations } = await page.evaluate<Result>(run);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
};

/** Whether the page can be moved sideways, which no screen of ours may be. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
