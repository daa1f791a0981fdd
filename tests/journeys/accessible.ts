import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Result = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can spoil: the two differ in their colours and in nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What stands in the way of keyboard and screen reader on the page as it is, in both themes; empty is good. */
export const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const found = await look(page, RULES);
  await turnTheme(page);
  const foundByOtherLight = await look(page, RULES_OF_COLOUR);
  await turnTheme(page);
  return [...found, ...foundByOtherLight];
};

const look = async (page: Page, rules: string[]): Promise<string[]> => {
  const { violations } = await page.evaluate<Result>(`axe.run({ runOnly: ${JSON.stringify(rules)} })`);
  const theme = await page.evaluate<string>('document.documentElement.dataset.theme');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${theme}: ${id}: ${help}: ${html.slice(0, 160)}`),
  );
};

/** As another tab's choice comes here, and without the colours' taking their time. */
const turnTheme = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: dataset.theme }));
    // What follows the theme by script is drawn a frame later; what inherits a colour changes after its source.
    for (let frame = 0; frame < 4; frame++) {
      await new Promise(requestAnimationFrame);
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    }
  })()`);

/** Whether the page can be moved sideways, which no screen of ours may be. */
export const overflowsSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
