import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overflowsSideways } from './accessible.ts';
import { newAddress, PASSWORD, visit, visitSignedIn } from './visit.ts';

const PATH = '/onboarding';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const step = (page: Page, name: string) => page.getByRole('region', { name });

const welcome = async (page: Page, name: string) => {
  await page.goto(PATH);
  await page.getByLabel('What should we call you?').fill(name);
  await button(page, 'Continue').click();
  await page.getByRole('heading', { name: 'Popular Books' }).waitFor();
};

const books = async (page: Page): Promise<{ title: string; author: string; notes: string | null }[]> =>
  (await page.request.get('/api/books')).json();
const titles = async (page: Page) => (await books(page)).map(({ title }) => title);
const whoIsThere = async (page: Page) => (await page.request.get('/api/auth/user')).json();

const signUp = async (page: Page, email = newAddress()) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Create account').click();
  await page.waitForURL((url) => url.pathname === '/');
  return email;
};

describe('a visitor', () => {
  test('chooses books first, and finds them on the shelf of the account they make, once', async () => {
    const { page } = await visit();
    await page.goto(PATH);
    await page.getByRole('heading', { name: 'Welcome to Colloquy' }).waitFor();
    expect(await page.title()).toBe('Welcome: step 1 of 3 · Colloquy');
    const next = button(page, 'Continue');
    expect(await next.isDisabled()).toBe(true);
    await page.getByLabel('What should we call you?').fill('   ');
    expect(await next.isDisabled()).toBe(true);
    await page.getByLabel('What should we call you?').fill('Colette');
    await next.click();

    await page.getByRole('heading', { name: 'Which books, Colette?' }).waitFor();
    expect(await page.title()).toBe('Add Books: step 2 of 3 · Colloquy');
    expect(await next.isDisabled()).toBe(true);
    const popular = page.getByRole('list').filter({ hasText: 'Morgan Housel' }).getByRole('button');
    await expect.poll(() => popular.count()).toBe(6);
    await button(page, /^Sapiens/).click();
    await button(page, /^1984/).click();
    await button(page, /^Atomic Habits/).click();
    await button(page, 'Take “Atomic Habits” off the shelf').click();
    await page.getByText('2 so far').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Colette');
    const waiting = JSON.parse((await page.evaluate(() => localStorage.getItem('userBooks'))) ?? '[]');
    expect(waiting).toMatchObject([{ title: 'Sapiens' }, { title: '1984' }]);

    await next.click();
    await page.getByText("You've successfully added 2 books to your library").waitFor();
    expect(await page.evaluate(() => localStorage.getItem('hasCompletedOnboarding'))).toBe('true');
    await page.getByRole('link', { name: 'Create your account' }).click();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Colette');
    await signUp(page);
    await page.getByText('The 2 books you chose before are in your library').first().waitFor();
    expect(await titles(page)).toEqual(['1984', 'Sapiens']);
    expect(await whoIsThere(page)).toMatchObject({ firstName: 'Colette', onboardedAt: expect.any(String) });
    expect(await page.evaluate(() => localStorage.getItem('userBooks'))).toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Colette' }).waitFor();
    expect(await titles(page)).toEqual(['1984', 'Sapiens']);
  });

  test('looks a book up by its author, lets the search fill in the rest, and adds notes', async () => {
    const { page } = await visit();
    await welcome(page, 'Ann');
    await button(page, 'Add a different book').click();
    const [search, add] = [button(page, 'Search for book'), button(page, 'Add Book')];
    expect([await search.isDisabled(), await add.isDisabled()]).toEqual([true, true]);
    await page.getByLabel('Author').fill('austen');
    expect([await search.isDisabled(), await add.isDisabled()]).toEqual([false, true]);
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'Search results' });
    await found.getByRole('button', { name: /^Pride and Prejudice/ }).click();
    expect(await page.getByLabel('Title').inputValue()).toBe('Pride and Prejudice');
    expect(await page.getByLabel('Author').inputValue()).toBe('Jane Austen');
    await page.getByLabel('Notes').fill('Again, slowly.');
    await add.click();
    await page.getByText('1 so far').waitFor();
    expect(await page.getByLabel('Notes').count()).toBe(0);
    await page.getByRole('link', { name: 'Log in', exact: true }).first().waitFor();
    const [book] = JSON.parse((await page.evaluate(() => localStorage.getItem('userBooks'))) ?? '[]');
    expect(book).toMatchObject({ isbn: '9780141439518', notes: 'Again, slowly.' });
  });

  test('may add a book nobody knows, is told when there is nothing to find, and may cancel', async () => {
    const { page } = await visit();
    await welcome(page, 'Ann');
    await button(page, 'Add a different book').click();
    await page.getByLabel('Title').fill('zzzz qqqq');
    await button(page, 'Search for book').click();
    await page.getByText(/^Nothing of this name was found/).waitFor();
    await button(page, 'Cancel').click();
    await page.getByText('None yet', { exact: true }).waitFor();
    await button(page, 'Add a different book').click();
    await page.getByLabel('Title').fill('<b>كتاب</b> 🌊');
    await page.getByLabel('Author').fill('أنا');
    await button(page, 'Add Book').click();
    await page.getByText('1 so far').waitFor();
    expect(await page.getByRole('main').locator('b').count()).toBe(0);
  });

  test('goes back and forth by button, Back and Reload; a link to a later step waits for the earlier ones', async () => {
    const { page } = await visit();
    await page.goto(`${PATH}?step=complete`);
    await page.getByLabel('What should we call you?').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await welcome(page, 'Ann');
    expect(await page.locator('section:focus').getAttribute('aria-label')).toBe('Step 2 of 3: Add Books');
    await button(page, /^Sapiens/).click();
    await page.reload();
    await page.getByText('1 so far').waitFor();
    await button(page, 'Continue').click();
    await step(page, 'Step 3 of 3: Complete').waitFor();
    await page.goBack();
    await step(page, 'Step 2 of 3: Add Books').waitFor();
    await button(page, 'Back').click();
    expect(await page.getByLabel('What should we call you?').inputValue()).toBe('Ann');
    expect(await page.getByRole('listitem').filter({ hasText: 'Welcome' }).getAttribute('aria-current')).toBe(
      'step',
    );
  });

  test('whose books could not be taken home keeps them, and nobody else gets them', async () => {
    const { page, forgive } = await visit();
    forgive(/503|got no answer|ERR_|401/);
    await welcome(page, 'Ann');
    await button(page, /^Sapiens/).click();
    await page.route('**/api/onboarding', (route) =>
      route.fulfill({ status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } }),
    );
    await page.goto('/signup');
    const ann = await signUp(page);
    await page.getByText('The books you chose are not in your library yet').first().waitFor();
    expect(await titles(page)).toEqual([]);

    // Her session ends without a word, and somebody else signs in here.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.unroute('**/api/onboarding');
    await page.goto('/signup');
    await page.getByLabel('Full Name').fill('Bob');
    await signUp(page);
    await page.getByRole('heading', { name: 'Welcome, Bob' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Bob' }).waitFor();
    expect(await titles(page)).toEqual([]);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto('/login');
    await page.getByLabel('Email').fill(ann);
    await page.getByLabel('Your Name').fill('Ann');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Log in').click();
    await page.getByText('“Sapiens”, which you chose before, is in your library').first().waitFor();
    expect(await titles(page)).toEqual(['Sapiens']);
  });

  test('who logs in to an account with some of the books has none of them twice, in two tabs either', async () => {
    const { page, email } = await visitSignedIn();
    await page.request.post('/api/books', { data: { title: 'SAPIENS', author: 'Yuval Noah Harari' } });
    await page.request.post('/api/auth/logout');
    await welcome(page, 'Somebody');
    await button(page, /^Sapiens/).click();
    await button(page, /^1984/).click();
    const other = await page.context().newPage();
    await other.goto(PATH);
    const login = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
    expect(login.status()).toBe(200);
    await Promise.all([page.goto('/'), other.goto('/')]);
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['1984', 'SAPIENS']);
    expect(await whoIsThere(page)).toMatchObject({ firstName: 'Ada', onboardedAt: null });
  });
});

describe('a signed-in person', () => {
  test('is called by their name, and each book is theirs at once', async () => {
    const { page } = await visitSignedIn();
    await page.goto(PATH);
    expect(await page.getByLabel('What should we call you?').inputValue()).toBe('Ada');
    await page.getByLabel('What should we call you?').fill('Countess');
    await button(page, 'Continue').click();
    await page.getByRole('heading', { name: 'Which books, Countess?' }).waitFor();
    await button(page, /^Sapiens/).click();
    await page.getByText('1 so far').waitFor();
    expect(await books(page)).toMatchObject([{ title: 'Sapiens', isbn: '9780062316097' }]);
    await page.reload();
    await button(page, 'Take “Sapiens” off the shelf').click();
    await page.getByText('None yet', { exact: true }).waitFor();
    expect(await titles(page)).toEqual([]);
    await button(page, /^1984/).click();
    await page.getByText('1 so far').waitFor();
    await button(page, 'Continue').click();
    await page.getByText("You've successfully added 1 book to your library").waitFor();
    expect(await whoIsThere(page)).toMatchObject({ firstName: 'Countess', onboardedAt: expect.any(String) });
    await button(page, 'Go to Dashboard').click();
    await page.getByRole('heading', { name: 'Welcome, Countess' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('hasCompletedOnboarding'))).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('userBooks'))).toBeNull();
  });

  test('is told when a book or the end could not be saved, and may try again', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/503/);
    const busy = { status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } };
    await page.goto(`${PATH}?step=books`);
    await page.route('**/api/books', (route) =>
      route.request().method() === 'POST' ? route.fulfill(busy) : route.continue(),
    );
    await button(page, /^Sapiens/).click();
    await page.getByText('“Sapiens” could not be added').first().waitFor();
    await page.unroute('**/api/books');
    await button(page, /^Sapiens/).click();
    await page.getByText('1 so far').waitFor();
    await page.route('**/api/onboarding', (route) => route.fulfill(busy));
    await button(page, 'Continue').click();
    await page.getByRole('alert').getByText('Colloquy is busy.').waitFor();
    await page.unroute('**/api/onboarding');
    await button(page, 'Continue').click();
    await page.getByText("You've successfully added 1 book").waitFor();
  });
});

test('a shelf of many books scrolls in itself, and moves neither the page nor what stands below it', async () => {
  const { page } = await visitSignedIn();
  for (let number = 0; number < 35; number++)
    await page.request.post('/api/books', { data: { title: `Volume ${number}`, author: 'Somebody' } });
  await page.goto(`${PATH}?step=books`);
  await page.getByText('35 so far').waitFor();
  await page.getByRole('link', { name: '5 more' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Take “Volume/ }).count()).toBe(30);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowsSideways(page), `${width} px`).toBe(false);
  }
});

describe('for everybody', () => {
  test('the steps fit every screen, and the search for a book has no barriers', async () => {
    const { page } = await visit();
    await page.goto(PATH);
    const look = async () => {
      for (const width of [320, 390, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowsSideways(page), `${width} px`).toBe(false);
      }
    };
    await page.getByLabel('What should we call you?').waitFor();
    await look();
    await welcome(page, 'x'.repeat(100));
    await button(page, /^Sapiens/).click();
    await button(page, 'Add a different book').click();
    await page.getByLabel('Author').fill('Austen');
    await button(page, 'Search for book').click();
    await page.getByRole('list', { name: 'Search results' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await look();
    await button(page, 'Cancel').click();
    await button(page, 'Continue').click();
    await page.getByText("You've successfully added").waitFor();
    await look();
  });
});
