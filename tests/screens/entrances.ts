/** What somebody sees who has not logged in, and what anybody sees who took a wrong turn. */
import { at, isQuiet, press, type Screen } from './screen.ts';

const sent = press(/^(Log in|Create account|Send|Save)/);

export const ENTRANCES: Screen[] = [
  { name: 'landing', isPublic: true, path: at('/') },
  { name: 'login', isPublic: true, path: at('/login') },
  {
    name: 'login-refused',
    isPublic: true,
    path: at('/login?next=/library'),
    act: async ({ page }) => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByLabel('Your Name').fill('Colette');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'signup', isPublic: true, path: at('/signup') },
  {
    name: 'signup-refused',
    isPublic: true,
    path: at('/signup'),
    act: async (stage) => {
      await stage.page.getByLabel('Email').fill('no address');
      await stage.page.getByLabel('Password', { exact: true }).fill('short');
      await sent(stage);
    },
  },
  { name: 'forgot-password', isPublic: true, path: at('/forgot-password') },
  {
    name: 'forgot-password-sent',
    isPublic: true,
    path: at('/forgot-password'),
    act: async ({ page }) => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByRole('main').getByRole('button').first().click();
    },
  },
  { name: 'reset-password', isPublic: true, path: at('/reset-password?token=nothing') },
  { name: 'terms', isPublic: true, path: at('/terms') },
  { name: 'privacy', isPublic: true, path: at('/privacy') },
  { name: 'onboarding-welcome', isPublic: true, path: at('/onboarding') },
  {
    name: 'onboarding-books',
    isPublic: true,
    path: at('/onboarding'),
    act: async ({ page }) => {
      await page.getByLabel('What should we call you?').fill('Colette');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Popular Books' }).waitFor();
    },
  },
  {
    name: 'onboarding-complete',
    isPublic: true,
    path: at('/onboarding'),
    act: async ({ page }) => {
      await page.getByLabel('What should we call you?').fill('Colette');
      await page.getByRole('button', { name: 'Continue' }).click();
      const popular = page.getByRole('main').locator('button[aria-pressed]');
      for (let nth = 0; nth < 3; nth += 1) {
        await popular.nth(nth).click();
        await isQuiet(page);
      }
      await page.getByRole('button', { name: 'Continue' }).click();
    },
  },
  { name: 'shared-talk', isPublic: true, path: ({ shared }) => shared },
  { name: 'shared-gone', isPublic: true, path: at('/book-discussion/nothing') },
  { name: 'not-found', isPublic: true, path: at('/nowhere') },
  { name: 'not-found-reader', path: at('/nowhere') },
  { name: 'access-denied', path: ({ isAdmin }) => (isAdmin ? null : '/admin/users/1') },
  { name: 'api-docs', isPublic: true, path: at('/api/docs') },
];
