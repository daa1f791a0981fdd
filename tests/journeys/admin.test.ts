import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { ownHouse, visitOwn } from './own-house.ts';
import { PASSWORD, visit } from './visit.ts';

type House = Awaited<ReturnType<typeof ownHouse>>;

/** Somebody who has signed up there, on a browser of their own. */
const reader = async ({ origin }: House, firstName: string, lastName = '') => {
  const begun = await visit({ baseURL: origin });
  const email = `${firstName.toLowerCase().replace('ë', 'e')}@example.org`;
  const made = await begun.page.request.post('/api/auth/signup', {
    headers: { origin },
    data: { email, password: PASSWORD, firstName, lastName },
  });
  expect(made.status()).toBe(201);
  const { user } = (await made.json()) as { user: { id: number } };
  return { ...begun, email, id: user.id };
};

const notice = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: /^Notifications?/ })
    .getByText(title, { exact: true })
    .first()
    .waitFor()
    .then(() => page.getByText(text, { exact: true }).first().waitFor());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe('the admin dashboard', () => {
  test('counts, grants and takes rights with a confirmation, and says so in the given words', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    const bob = await reader(house, 'Bob', 'Okafor');
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
    expect(await page.title()).toBe('Admin Dashboard · Colloquy');
    const figures = page.getByLabel('The house in figures');
    await figures.getByText('2', { exact: true }).first().waitFor();
    for (const label of ['Total Users', 'Active Users', 'New Users', 'Total Books'])
      await expect.poll(() => figures.getByText(label).count()).toBe(1);

    const row = rowOf(page, 'Bob Okafor');
    expect(await rowOf(page, 'Ada').getByRole('button').count()).toBe(0);
    await row.getByRole('button', { name: 'Make Admin: Bob Okafor' }).click();
    await page.getByRole('dialog', { name: 'Make Bob Okafor an admin?' }).waitFor();
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Make Bob Okafor an admin?' });
    await dialog.getByRole('button', { name: 'Make Admin' }).click();
    await notice(page, 'Success', 'User has been made an admin');
    await row.getByText('Admin', { exact: true }).waitFor();

    await row.getByRole('button', { name: 'Remove Admin: Bob Okafor' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await row.getByRole('button', { name: 'Remove Admin: Bob Okafor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Admin' }).click();
    await notice(page, 'Success', 'Admin privileges removed');
    await row.getByRole('button', { name: 'Make Admin: Bob Okafor' }).waitFor();

    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Ada removed the admin rights of Bob Okafor.').waitFor();

    await bob.page.goto('/admin');
    await bob.page.getByRole('heading', { level: 1, name: 'Welcome, Bob' }).waitFor();
    expect(new URL(bob.page.url()).pathname).toBe('/');
    await bob.page.goto(`/admin/users/${bob.id}`);
    await bob.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
    await bob.page.getByText("You don't have permission to view this page.").waitFor();
    await bob.page.getByRole('link', { name: 'Go Home' }).click();
    await bob.page.getByRole('heading', { level: 1, name: 'Welcome, Bob' }).waitFor();
  });

  test('keeps search, order and page in the address, and works on a phone', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await reader(house, 'Bob');
    await reader(house, 'Zoë', 'Lee');
    await page.goto('/admin');
    await rowOf(page, 'Zoë Lee').waitFor();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page
      .getByRole('columnheader', { name: 'Name' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
    const names = () => page.getByRole('rowheader').allTextContents();
    await expect.poll(names).toEqual(['Ada', 'Bob', 'Zoë Lee']);
    await page.getByLabel('Search by name or email').fill('zoe');
    await expect.poll(names).toEqual(['Zoë Lee']);
    await page.reload();
    await expect.poll(names).toEqual(['Zoë Lee']);
    await page.getByLabel('Search by name or email').fill('nobody at all');
    await page.getByText('Nobody here matches “nobody at all”.').waitFor();
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expect.poll(names).toEqual(['Ada', 'Bob', 'Zoë Lee']);
    expect(await page.getByLabel('Search by name or email').inputValue()).toBe('');

    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByLabel('Order').selectOption('-name');
    await page.getByRole('button', { name: 'More for Zoë Lee' }).click();
    await page.getByRole('menuitem', { name: 'Suspend...' }).waitFor();
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole('menuitem', { name: 'User details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zoë Lee' }).waitFor();
    expect(await page.title()).toBe('Zoë Lee · Colloquy');
    await page.goBack();
    expect(await page.getByLabel('Order').inputValue()).toBe('-name');
  });

  test('adds a user, who chooses a password by the mailed link', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Add a user' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a user' });
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByLabel('Name').fill('Grace Hopper');
    await dialog.getByLabel('Email').fill('grace@example.org');
    await dialog.getByRole('button', { name: 'Add user' }).click();
    await rowOf(page, 'Grace Hopper').waitFor();
    await page.getByText('User added').first().waitFor();
    await expect.poll(() => rowOf(page, 'Grace Hopper').getByText('Never').count()).toBe(1);
  });

  test('suspends somebody, who is signed out and told why, and lets them in again', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    const bob = await reader(house, 'Bob');
    bob.forgive(/40[13]|CallError/);
    await page.goto(`/admin/users/${bob.id}`);
    await page.getByRole('button', { name: 'Suspend...' }).click();
    await page.getByRole('dialog', { name: 'Suspend Bob?' }).getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('button', { name: 'Lift the suspension...' }).waitFor();
    await bob.page.goto('/login');
    const entrance = bob.page.getByRole('main');
    await entrance.getByLabel('Email').fill(bob.email);
    await entrance.getByLabel('Your Name').fill('Bob');
    await entrance.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await entrance.getByRole('button', { name: 'Log in' }).click();
    await bob.page.getByText('This account is suspended.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Lift the suspension...' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click();
    await page.getByRole('button', { name: 'Suspend...' }).waitFor();
    await entrance.getByRole('button', { name: 'Log in' }).click();
    await bob.page.getByRole('heading', { level: 1, name: 'Welcome, Bob' }).waitFor();
  });

  test('tries the guide, and a spent budget is told to the reader in the talk itself', async () => {
    const house = await ownHouse();
    house.model.play({ pieces: ['Which scene ', 'shows that?'], usage: { input: 90, output: 9 } });
    const { page } = await visitOwn(house);
    const bob = await reader(house, 'Bob');
    await page.goto('/admin?tab=house');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('Which scene shows that?').waitFor();
    house.model.play({ status: 401 });
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('refused the key (401)', { exact: false }).waitFor();
    await page.getByLabel('A set number of tokens a day').check();
    await page.getByLabel('Tokens a day', { exact: true }).fill('0');
    await page.getByRole('button', { name: 'Save the budget' }).click();
    await page.getByText('Everybody’s budget: 0 tokens a day.').first().waitFor();

    await bob.page.goto('/discuss/concept/occams-razor?objective=Application');
    await bob.page
      .getByText('the day’s tokens of the AI model are used up', { exact: false })
      .first()
      .waitFor();
  });

  test('closes the sign-ups and says so where one would sign up', async () => {
    const house = await ownHouse();
    const { page } = await visitOwn(house);
    await page.goto('/admin?tab=house');
    await page.getByRole('radio', { name: 'Closed' }).check();
    await page.getByText('Sign-ups are closed').first().waitFor();
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Closed' }).isChecked()).toBe(true);
    const refused = await page.request.post('/api/auth/signup', {
      headers: { origin: house.origin },
      data: { email: 'late@example.org', password: PASSWORD, firstName: 'Late', lastName: '' },
    });
    expect(refused.status()).toBe(403);
  });

  test('says so where there is no such user, and leads back', async () => {
    const { page, forgive } = await visitOwn(await ownHouse());
    forgive(/404/);
    await page.goto('/admin/users/4711');
    await page.getByText('The requested user could not be found.').waitFor();
    await page.getByRole('link', { name: 'Back to Admin Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  });
});
