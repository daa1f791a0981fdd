/** Home, and what is reached from every page. */
import { at, failing, held, isQuiet, opens, press, type Screen } from './screen.ts';

export const AROUND: Screen[] = [
  { name: 'home', isList: true, path: at('/') },
  { name: 'home-start', path: at('/start-here') },
  { name: 'home-more', path: at('/'), act: press('More Ways to Explore') },
  { name: 'home-coming', path: at('/'), before: held('**/api/home*') },
  { name: 'home-trouble', path: at('/'), before: failing('**/api/home*') },
  { name: 'menu-account', path: at('/'), act: press(/^Account of/) },
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
