import { describe, expect, test } from 'vitest';
import { resetLinkFor } from './outbox.ts';
import { newAddress, PASSWORD, visit, visitSignedIn } from './visit.ts';

type Page = Awaited<ReturnType<typeof visit>>['page'];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const inFocus = (page: Page) => page.locator('input:focus').getAttribute('name');
const path = (page: Page) => new URL(page.url()).pathname;

const logIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, /^Unlock deeper understanding/);
};

describe('somebody new', () => {
  test('comes from the front page, is told what is wrong with the form, and is then at home', async () => {
    const { page, forgive } = await visit();
    forgive(/400|409|CallError/);
    const email = newAddress();
    await page.goto('/');
    await page.getByRole('link', { name: 'Get started for free' }).click();
    await page.waitForURL('**/signup');
    expect(await page.title()).toBe('Sign up · Colloquy');

    const create = page.getByRole('button', { name: 'Create account' });
    await page.getByLabel('Email').fill('ada at example');
    await create.click();
    await page.getByText('Full Name is required').waitFor();
    await page.getByText('That is not an email address.').waitFor();
    expect(await inFocus(page)).toBe('name');
    expect(await page.getByLabel('Email').inputValue()).toBe('ada at example');

    await page.getByLabel('Full Name').fill('Ada King Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await create.click();
    await page.getByText('Password must be at least 8 characters long.').first().waitFor();
    expect(await inFocus(page)).toBe('password');
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada King Lovelace');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('short');

    // The terms are not enforced, as the specification has it: the box is left alone.
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await create.click();
    await heading(page, 'Welcome, Ada');
    expect(path(page)).toBe('/');
    const user = await (await page.request.get('/api/auth/user')).json();
    expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'King Lovelace', isAdmin: false });
    await page.getByRole('button', { name: 'Account of Ada' }).click();
    await page.getByText(email).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Admin Dashboard' }).count()).toBe(0);
    await page.mouse.click(400, 600);
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  });

  test('is told when the address has an account already', async () => {
    const { page: other, email } = await visitSignedIn();
    await other.close();
    const { page, forgive } = await visit();
    forgive(/409|CallError/);
    await page.goto('/signup');
    await page.getByLabel('Full Name').fill('Ada');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('There is already an account with this email address.').first().waitFor();
    expect(await inFocus(page)).toBe('email');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });
});

describe('somebody who has an account', () => {
  test('is sent to log in, and from there to where they were going', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/401|CallError/);
    await page.goto('/profile');
    await signOut(page);
    expect(path(page)).toBe('/');
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    expect(await page.evaluate<string | null>("localStorage.getItem('authToken')")).toBeNull();

    await page.goto('/settings?from=mail#password');
    await page.waitForURL('**/login?next=**');
    await logIn(page, email, 'wrong horse');
    await page.getByRole('alert').getByText('Login failed. Please check your credentials.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong horse');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await heading(page, 'Profile Settings');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/settings?from=mail');
  });

  test('is never sent to another site by the way back', async () => {
    const { page, email } = await visitSignedIn();
    await page.request.post('/api/auth/logout');
    await page.goto('/login?next=https://example.com/');
    await logIn(page, email, PASSWORD);
    await heading(page, 'Welcome, Ada');
    expect(path(page)).toBe('/');
  });

  test('hears that the server cannot be reached, and keeps what was typed', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/ERR_|Unreachable|got no answer|Failed to fetch/);
    await page.request.post('/api/auth/logout');
    await page.goto('/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await logIn(page, email, PASSWORD);
    await page.getByRole('alert').getByText('Login failed. Please try again.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  test('ends at the front page even when the logout fails, and is signed out once the server hears of it', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/ERR_|Unreachable|logout|Failed to fetch/);
    await page.goto('/profile');
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Account of Ada' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
    await page.unroute('**/api/auth/logout');
    await page.goto('/profile');
    await page.waitForURL((url) => url.pathname === '/login');
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });

  test('who forgot the password gets a link by mail that works once and ends every session', async () => {
    const { page, email, forgive } = await visitSignedIn();
    forgive(/400|401|CallError/);
    const elsewhere = await visit();
    elsewhere.forgive(/401/);
    await elsewhere.page.goto('/login');
    await logIn(elsewhere.page, email, PASSWORD);
    await heading(elsewhere.page, 'Welcome, Ada');
    await page.goto('/profile');
    await signOut(page);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/the link is on its way/).waitFor();
    const link = await resetLinkFor(email);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Password must be at least 8 characters long.').first().waitFor();
    expect(await inFocus(page)).toBe('password');
    await page.getByLabel('New password', { exact: true }).fill('a better horse');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await heading(page, 'Your password is changed');

    await elsewhere.page.reload();
    await heading(elsewhere.page, /^Unlock deeper understanding/);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('yet another horse');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await heading(page, 'This link is no longer valid');

    await page.goto('/login');
    await logIn(page, email, PASSWORD);
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('a better horse');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await heading(page, 'Welcome, Ada');
  });
});

test('a path that leads nowhere says so, with a way home', async () => {
  const { page, forgive } = await visitSignedIn();
  forgive(/404/);
  await page.goto('/no/such/page');
  await heading(page, '404 Page Not Found');
  expect(await page.title()).toBe('404 Page Not Found · Colloquy');
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await heading(page, 'Welcome, Ada');
});
