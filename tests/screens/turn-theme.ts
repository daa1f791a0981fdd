import type { Page } from 'playwright-core';

/** To the other theme, as another tab's choice comes here, and without the colours' taking their time. */
export const turnTheme = (page: Page): Promise<void> =>
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
