/** Opens screens one after the other in a house of their own, and says what stands in anybody's way on them. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Ask, fillWithFew, keptBy } from '../screens/kept.ts';
import { leave, open, type Screen, type Stage, USUAL, watchQuiet } from '../screens/screen.ts';
import { barriers, overflowsSideways } from './accessible.ts';
import { ownHouse } from './own-house.ts';
import { newAddress, PASSWORD, visit } from './visit.ts';

const SIZES: Record<string, BrowserContextOptions> = {
  'a phone': {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
  },
  'a desk': { viewport: { width: 1440, height: 900 } },
};

/** Where Tab leads in the open dialog. A tooltip beside its first button once brought the focus back for ever. */
const goesOnByTab = async (page: Page): Promise<boolean> => {
  const controls = await page.evaluate<number>(
    `document.querySelectorAll('[role=dialog] :is(button, a[href], input, textarea, select):not(:disabled)').length`,
  );
  const seen = new Set<number>();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    // As long as a tooltip needs to come.
    await page.waitForTimeout(40);
    seen.add(
      await page.evaluate<number>("[...document.querySelectorAll('*')].indexOf(document.activeElement)"),
    );
  }
  return seen.size >= Math.min(3, controls);
};

export const barriersOn = async (screens: readonly Screen[]): Promise<string[]> => {
  const house = await ownHouse();
  house.model.play(USUAL);
  const found: string[] = [];
  const credentials = { email: newAddress(), password: PASSWORD };
  for (const [nth, [size, options]] of Object.entries(SIZES).entries()) {
    const [visitor, reader] = [
      await visit({ baseURL: house.origin, ...options }),
      await visit({ baseURL: house.origin, ...options }),
    ];
    const ask: Ask = async (method, path, body) => {
      const answer = await reader.page.request.fetch(`/api${path}`, {
        method,
        headers: { origin: house.origin },
        ...(body && { data: body }),
      });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
      return answer.status() === 204 ? undefined : answer.json();
    };
    if (nth === 0) {
      await ask('POST', '/auth/signup', { ...credentials, firstName: 'Ada' });
      await fillWithFew(ask);
      await ask('POST', '/admin/users', { email: newAddress(), firstName: 'Bea', lastName: '' });
    } else await ask('POST', '/auth/login', credentials);
    const kept = await keptBy(ask);
    for (const { page, forgive } of [visitor, reader]) {
      watchQuiet(page);
      // Refusals and broken lines are among what is looked at; scripts and the content policy may not fail.
      forgive(/console: (?!CSP)/);
    }
    for (const screen of screens) {
      const { page } = screen.isPublic ? visitor : reader;
      const stage: Stage = { page, model: house.model };
      const where = `${screen.name} on ${size}`;
      try {
        if ((await open(screen, stage, kept)) === null) continue;
        // What it stands over is a screen of its own.
        const over = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : undefined;
        found.push(...(await barriers(page, over)).map((barrier) => `${where}: ${barrier}`));
        if (over && nth === 1 && !(await goesOnByTab(page)))
          found.push(`${where}: Tab goes round in the beginning`);
        if (await overflowsSideways(page)) found.push(`${where}: can be moved sideways`);
        await leave(screen, stage);
      } catch (cause) {
        found.push(`${where}: ${String(cause).split('\n').slice(0, 3).join(' ')}`);
        await leave(screen, stage).catch(() => undefined);
      }
    }
  }
  return found;
};
