/** The demo's house with a browser in it, for measurements of what people see. Needs the built client. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { measuredBrowser } from './browser-notes.ts';
import { openHouse } from './house.ts';
import { SLOW_4G, slowLine } from './slow-line.ts';

const READER = { email: 'reader@example.org', password: 'read and talk' };
const DEMO = join(import.meta.dirname, '..', 'data-demo');
const SLOWER = 4;

export type Visit = {
  url: string;
  browser: Browser;
  /** A browser of its own: with the demo's reader in it, or with nobody. */
  context: (who: 'reader' | 'visitor', width: number) => Promise<BrowserContext>;
  /** A page on a processor so many times slower; four times, a phone's, unless told. */
  slowPage: (context: BrowserContext, times?: number) => Promise<Page>;
  done: () => Promise<void>;
};

export const visitDemo = async (
  serviceWorkers: 'allow' | 'block',
  settings: Record<string, string> = {},
): Promise<Visit> => {
  const server = await openHouse(settings, (folder) => {
    if (existsSync(join(DEMO, 'colloquy.db'))) cpSync(DEMO, folder, { recursive: true, dereference: true });
    else spawnSync(process.execPath, ['scripts/fill-demo.ts', folder], { stdio: 'inherit' });
  });
  const line = await slowLine(server.url, SLOW_4G);
  const browser = await measuredBrowser();
  return {
    url: line.url,
    browser,
    context: async (who, width) => {
      const isPhone = width < 600;
      const context = await browser.newContext({
        viewport: { width, height: isPhone ? 844 : 900 },
        isMobile: isPhone,
        hasTouch: isPhone,
        serviceWorkers,
      });
      if (who === 'reader') {
        const answer = await context.request.post(`${line.url}/api/auth/login`, { data: READER });
        if (!answer.ok()) throw new Error(`The demo's reader cannot log in: ${answer.status()}`);
      }
      return context;
    },
    slowPage: async (context, times = SLOWER) => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
      return page;
    },
    done: async () => {
      await browser.close();
      line.close();
      await server.stop();
    },
  };
};
