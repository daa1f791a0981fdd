import { describe, expect, inject, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { visit, visitSignedIn } from './visit.ts';

const OPEN = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=abc',
  '/terms',
  '/privacy',
];
const OWN = ['/', '/profile', '/no/such/page'];
const LANDING = 'Unlock deeper understanding from every book you read';

/** Collects how far things were pushed about after they were first shown. */
const WATCH_SHIFTS =
  'window.shifted = 0; new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.shifted += e.value; }).observe({ type: "layout-shift", buffered: true })';
const shifted = (page: Awaited<ReturnType<typeof visit>>['page']) => page.evaluate<number>('window.shifted');

describe('for everybody', () => {
  test('each page has one heading above all others', async () => {
    const { page } = await visit();
    const { page: own, forgive } = await visitSignedIn();
    forgive(/404/);
    for (const [where, paths] of [
      [page, OPEN],
      [own, OWN],
    ] as const)
      for (const path of paths) {
        await where.goto(path);
        await where.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await where.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      }
  });
});

describe('every page', () => {
  test('has a title of its own', async () => {
    const { page } = await visit();
    const titles = new Set<string>();
    for (const path of OPEN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      titles.add(await page.title());
    }
    expect(titles.size).toBe(OPEN.length);
  });

  test('fits from 320 to 2560 px', async () => {
    const { page } = await visit();
    for (const path of OPEN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const width of [320, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
      }
    }
  });

  test('talks to our own server only, and stays where it is put while it loads', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/404/);
    await page.addInitScript(WATCH_SHIFTS);
    const { host } = new URL(inject('journeys').origin);
    const strangers: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== host) strangers.push(url.href);
    });
    const look = async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await shifted(page), path).toBeLessThan(0.02);
    };
    for (const path of OWN) await look(path);
    await page.context().clearCookies();
    for (const path of OPEN) await look(path);
    expect(strangers).toEqual([]);
  });
});

describe('the front page', () => {
  test('is whole without any script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: LANDING }).waitFor();
    for (const title of ['Track Your Reading', 'Meaningful Conversations', 'Track Learning Progress'])
      expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
    await expect.poll(() => page.getByText(/^Example: /).count()).toBe(2);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'Learn more' }).click();
    expect(new URL(page.url()).hash).toBe('#features');
    expect(await page.getByRole('link', { name: 'Get started for free' }).getAttribute('href')).toBe(
      '/signup',
    );
  });

  test('has no link that leads nowhere', async () => {
    const { page } = await visit();
    await page.goto('/');
    const hrefs = await page.evaluate<string[]>(
      "[...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')",
    );
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of new Set(hrefs)) {
      if (href.startsWith('#')) expect(await page.locator(href).count(), href).toBe(1);
      else if (href.startsWith('/')) expect((await page.request.get(href)).status(), href).toBe(200);
      else expect(href).toMatch(/^(?:https|mailto):/);
    }
  });

  test('goes on to log in with where a visitor was going', async () => {
    const { page } = await visit();
    await page.goto('/library?q=emma');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/library?q=emma');
  });
});

describe('the theme', () => {
  const theme = (page: Awaited<ReturnType<typeof visit>>['page']) =>
    page.evaluate<string>('document.documentElement.dataset.theme');

  test.each(['/', '/login'])(
    'of %s follows the system, then the choice, and is never flashed over',
    async (path) => {
      const { page } = await visit({ colorScheme: 'dark' });
      await page.addInitScript(
        'window.themes = []; new MutationObserver(() => { if (document.body && window.themes.at(-1) !== document.documentElement.dataset.theme) window.themes.push(document.documentElement.dataset.theme) }).observe(document, { childList: true, subtree: true, attributes: true })',
      );
      const seen = () => page.evaluate<string[]>('window.themes');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await seen()).toEqual(['dark']);
      await page.getByRole('button', { name: /^Switch / }).click();
      expect(await theme(page)).toBe('light');
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await seen()).toEqual(['light']);
    },
  );
});
