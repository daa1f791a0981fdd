import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { barriers } from './accessible.ts';
import { changingHouse } from './changing-house.ts';
import { BOOK, enter, messageBox, readerSays, say, stored } from './room-manners.ts';
import { newAddress, PASSWORD, visit, visitSignedIn } from './visit.ts';

const withWorker = { serviceWorkers: 'allow' } as const;

type Kept = Record<string, number>;
const kept = (page: Page): Promise<Kept> =>
  page.evaluate<Kept>(`(async () => {
    const sizes = {};
    for (const name of await caches.keys())
      sizes[name.replace(/-[^-]*$/, '')] = (await (await caches.open(name)).keys()).length;
    return sizes;
  })()`);

/** All of the app is here, and what its person was shown. */
const stockedUp = async (page: Page): Promise<void> => {
  const all = await page.evaluate<number>(
    `fetch('/sw.js').then((answer) => answer.text()).then((code) => new Set(code.match(/\\/(assets|icons)\\/[\\w.-]+/g)).size)`,
  );
  await expect
    .poll(() => kept(page), { timeout: 30_000, interval: 300 })
    .toSatisfy((now: Kept) => (now['colloquy-shell'] ?? 0) >= all && (now['colloquy-seen'] ?? 0) >= 10);
};

// A browser that is told to be offline may forget it at the next page, where the app finds out for itself.
const WITHOUT = /You are offline\.|Colloquy cannot be reached\./;

test('without a network the app opens, reads, says what it cannot do, and sends later what was written, once', async () => {
  const { page, forgive } = await visitSignedIn(withWorker);
  const { origin } = inject('journeys');
  const context = page.context();
  forgive(/ERR_|Failed to|got no answer|UnreachableError/);
  const added = await page.request.post('/api/books', {
    headers: { origin },
    data: { title: 'Middlemarch', author: 'George Eliot' },
  });
  expect(added.status()).toBe(201);
  await enter(page, BOOK);
  await say(page, 'Winston opens the diary because he has to tell somebody, even nobody.');
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  await stockedUp(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(WITHOUT).waitFor();
  await page
    .getByRole('region', { name: 'Continue', exact: true })
    .getByRole('link', { name: '1984' })
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/concept-categories/logic-reasoning/occams-razor');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/library');
  await page.getByRole('link', { name: 'Middlemarch', exact: true }).waitFor();
  const bringIn = page.getByRole('button', { name: /^Import/ });
  expect(await bringIn.getAttribute('aria-disabled')).toBe('true');
  await bringIn.click({ force: true });
  await page.getByText('This has to wait until the connection is back.').first().waitFor();

  await page.goto(BOOK);
  await readerSays(page).getByText('Winston opens the diary').waitFor();
  await messageBox(page).fill('And O’Brien was reading over his shoulder all the time.');
  await messageBox(page).press('Enter');
  await page.getByText(/Not sent yet/).waitFor();
  await messageBox(page).fill('A second thought.');
  expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await expect.poll(async () => (await kept(page))['colloquy-outbox']).toBe(1);

  // The tab is closed in between, and it is not the room that is opened again.
  await page.close();
  const again = await context.newPage();
  again.setDefaultTimeout(15_000);
  await again.goto('/library');
  await again.getByText(WITHOUT).waitFor();
  await context.setOffline(false);
  await expect.poll(async () => (await kept(again))['colloquy-outbox'] ?? 0, { timeout: 20_000 }).toBe(0);
  await again.goto(BOOK);
  await readerSays(again).getByText('And O’Brien was reading').waitFor();
  const words = (await stored(again)).map(({ content }) => content);
  expect(words.filter((one) => one.startsWith('And O’Brien'))).toHaveLength(1);
  expect(words).toHaveLength(5);

  // Whoever signs out takes everything along but the app.
  await again.goto('/');
  await again.getByRole('button', { name: /^Account of/ }).click();
  await again.getByRole('menuitem', { name: 'Sign out' }).click();
  await again.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(Object.keys(await kept(again)).filter((name) => name !== 'colloquy-shell')).toEqual([]);
}, 120_000);

test('a newer version is offered, taken over by Reload, and a bad one can be taken away', async () => {
  const house = await changingHouse();
  const { page, forgive } = await visit({ ...withWorker, baseURL: house.origin });
  forgive(/ERR_|Failed to/);
  const signup = await page.request.post('/api/auth/signup', {
    headers: { origin: house.origin },
    data: { email: newAddress(), password: PASSWORD, firstName: 'Ada', lastName: '' },
  });
  expect(signup.status()).toBe(201);
  await page.goto('/');
  await page.evaluate(`navigator.serviceWorker.ready.then(() => true)`);
  await page.reload();
  await expect.poll(() => page.evaluate(`Boolean(navigator.serviceWorker.controller)`)).toBe(true);
  const look = () =>
    page.evaluate(`navigator.serviceWorker.getRegistration().then((one) => one?.update().then(() => true))`);
  const shells = () =>
    page.evaluate<string[]>(
      `caches.keys().then((all) => all.filter((name) => name.startsWith('colloquy-shell-')))`,
    );

  // The page has to be watching by then.
  await expect
    .poll(async () => (await kept(page))['colloquy-seen'] ?? 0, { timeout: 20_000 })
    .toBeGreaterThan(3);
  house.hand('newer');
  await look();
  await page.getByText('A new version is ready.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: /Profile/ }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially(' L.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Your text is unsaved.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload anyway' }).click();
  await reloaded;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  await expect.poll(shells).toContain('colloquy-shell-newer');
  expect(await page.getByText('A new version is ready.').count()).toBe(0);

  house.hand('off');
  const fresh = page.waitForEvent('load', { timeout: 30_000 });
  await look();
  await fresh;
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  await expect.poll(async () => (await shells()).length).toBe(0);
  // A page that comes while the way out is just going may still be in its hands; it answers nothing, and the next is free.
  const isControlled = async () => {
    await page.goto('/library');
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.evaluate(`Boolean(navigator.serviceWorker.controller)`);
  };
  await expect.poll(isControlled, { timeout: 20_000 }).toBe(false);
}, 120_000);

test('? lists the keys, from anywhere but where something is typed, and can be switched off', async () => {
  const { page } = await visitSignedIn();
  await page.goto('/library');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // As soon as there is a page, before what listens for the key has come.
  await page.keyboard.press('?');
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await list.getByText('Search everything').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await list.waitFor();
  await list.getByRole('checkbox', { name: /Open this list/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const search = page.getByRole('searchbox').first();
  if (await search.count()) await search.pressSequentially('what?');
  expect(await list.count()).toBe(0);
});
