/** Home, and what is reached from every page. */
import { at, failing, held, isQuiet, opens, press, type Screen } from './screen.ts';

/** A message that no server has yet, put where a room would keep it. */
const unsent = (does: string) => `(async () => {
  const { id } = await (await fetch('/api/auth/user')).json();
  const box = await caches.open('colloquy-outbox-' + id);
  await box.${does};
})()`;
const MESSAGE = `put('/outbox/gallery', new Response(JSON.stringify({ key: 'gallery', discussionId: 0, path: '/api/none', body: {}, at: '' })))`;

export const AROUND: Screen[] = [
  { name: 'home', isList: true, path: at('/') },
  { name: 'home-start', path: at('/start-here') },
  { name: 'home-more', path: at('/'), act: press('More Ways to Explore') },
  { name: 'home-coming', path: at('/'), before: held('**/api/home*') },
  { name: 'home-trouble', path: at('/'), before: failing('**/api/home*') },
  { name: 'menu-account', path: at('/'), act: press(/^Account of/) },
  {
    name: 'sign-out-unsent',
    path: at('/'),
    act: async (stage) => {
      await stage.page.evaluate(unsent(MESSAGE));
      await press(/^Account of/)(stage);
      await stage.page.getByRole('menuitem', { name: 'Sign out' }).click();
      await stage.page.getByText('A message of yours has not been sent yet').first().waitFor();
    },
    after: ({ page }) => page.evaluate(unsent(`delete('/outbox/gallery')`)),
  },
  {
    name: 'shortcuts',
    path: at('/'),
    act: async (stage) => {
      await press(/^Account of/)(stage);
      await stage.page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await opens(stage.page);
    },
  },
  {
    name: 'palette',
    isList: true,
    path: at('/insights'),
    act: async (stage) => {
      await press(/^Search everything/)(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'palette-found',
    isList: true,
    path: at('/insights'),
    act: async (stage) => {
      await press(/^Search everything/)(stage);
      await opens(stage.page);
      await stage.page.keyboard.type('the', { delay: 20 });
      await stage.page.waitForTimeout(500);
      await stage.page
        .getByText(/lines? found\./)
        .first()
        .waitFor();
      await isQuiet(stage.page);
    },
  },
  {
    name: 'palette-none',
    path: at('/insights'),
    act: async (stage) => {
      await press(/^Search everything/)(stage);
      await opens(stage.page);
      await stage.page.keyboard.type('qqxzzv', { delay: 20 });
      await stage.page.waitForTimeout(500);
    },
  },
  {
    name: 'offline-notice',
    path: at('/library'),
    act: async ({ page }) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
    after: ({ page }) => page.context().setOffline(false),
  },
];
