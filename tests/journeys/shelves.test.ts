import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const SHELF = '/books';
const COLLECTION = '/book-objectives';
const DIALOG = (title: string) => `How would you like to explore "${title}"?`;

const add = async (page: Page, title: string, author: string): Promise<number> =>
  (await (await page.request.post('/api/books', { data: { title, author } })).json()).id;
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: DIALOG(title) });
const talks = async (page: Page) => (await page.request.get('/api/discussions')).json();

const talkAbout = async (page: Page, itemId: number, title: string, creator: string, objective: string) => {
  const opened = await page.request.post('/api/discussions', {
    data: { kind: 'book', itemId, title, creator, objective },
  });
  const { id: discussionId } = await opened.json();
  const said = await page.request.post('/api/chat', {
    data: { bookTitle: title, bookAuthor: creator, userMessage: 'She is bored.', discussionId },
  });
  expect(said.status()).toBe(200);
};

describe('Discuss Your Books', () => {
  test('without a book says so, and leads to the library and home', async () => {
    const { page } = await visitSignedIn();
    await page.goto(SHELF);
    await page.getByText('No books yet', { exact: true }).waitFor();
    expect(await page.title()).toBe('Discuss Your Books · Colloquy');
    expect(await page.getByRole('link', { name: 'Add Your First Book' }).getAttribute('href')).toBe(
      '/library',
    );
    expect(await page.getByRole('link', { name: 'Add Book' }).getAttribute('href')).toBe('/library');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
  });

  test('a book asks what the talk is for, opens it, and Back leads to the list without the question', async () => {
    const { page } = await visitSignedIn();
    const id = await add(page, 'Emma', 'Jane Austen');
    await add(page, 'Middlemarch', 'George Eliot');
    await page.goto(SHELF);
    await card(page, 'Emma').click();
    await dialog(page, 'Emma').waitFor();
    expect(new URL(page.url()).search).toBe(`?discuss=${id}`);
    await page.reload();
    await dialog(page, 'Emma').getByRole('link', { name: 'Perspective & Empathy' }).click();
    await page.waitForURL(`**/discuss/book/${id}?objective=Perspective+%26+Empathy`);
    await page.getByRole('textbox').first().waitFor();
    expect(await talks(page)).toMatchObject([
      { kind: 'book', itemId: id, title: 'Emma', objective: 'Perspective & Empathy' },
    ]);
    // The guide's first words are there.
    await page.getByRole('article').first().waitFor();
    await page.getByRole('link', { name: 'Back to your books' }).first().click();
    await card(page, 'Middlemarch').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Emma' }).getByText('Last session:').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the green mark tells the day of the last session, and the dialog which talk goes on', async () => {
    const { page } = await visitSignedIn();
    const id = await add(page, 'Emma', 'Jane Austen');
    await add(page, 'Middlemarch', 'George Eliot');
    await talkAbout(page, id, 'Emma', 'Jane Austen', 'Application');
    await page.goto(SHELF);
    await page.getByRole('listitem').filter({ hasText: 'Emma' }).getByText('Last session:').waitFor();
    await expect.poll(() => page.getByText('Last session:').count()).toBe(1);
    await card(page, 'Emma').click();
    const row = dialog(page, 'Emma').getByRole('listitem').filter({ hasText: 'Application' });
    await row.getByText(/^Goes on from/).waitFor();
    await expect.poll(() => page.getByText(/^Goes on from/).count()).toBe(1);
  });

  test('one’s own objective is added in the dialog, opens a talk, and can be deleted', async () => {
    const { page } = await visitSignedIn();
    const id = await add(page, 'Emma', 'Jane Austen');
    await page.goto(SHELF);
    await card(page, 'Emma').click();
    const asked = dialog(page, 'Emma');
    await asked.getByRole('button', { name: /^Add/ }).click();
    await page.keyboard.type('Watch the narrator');
    await page.keyboard.press('Escape');
    await asked.getByText('Still open, so that what you typed is not lost.').waitFor();
    await page.keyboard.press('Enter');
    await asked.getByRole('link', { name: 'Watch the narrator' }).waitFor();
    expect(await asked.getByRole('textbox').count()).toBe(0);
    expect(await (await page.request.get('/api/custom-objectives')).json()).toMatchObject([
      { title: 'Watch the narrator', description: 'Custom learning objective: Watch the narrator' },
    ]);
    await asked.getByRole('link', { name: 'Watch the narrator' }).click();
    await page.waitForURL(`**/discuss/book/${id}?objective=Watch+the+narrator`);
    await page.goBack();
    await card(page, 'Emma').click();
    await asked.getByRole('button', { name: 'Delete the objective “Watch the narrator”' }).click();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await asked.getByText(/^None yet/).waitFor();
    expect(await (await page.request.get('/api/custom-objectives')).json()).toEqual([]);
    expect(await talks(page)).toMatchObject([{ objective: 'Watch the narrator' }]);
  });

  test('is worked with the keyboard alone, and the focus comes back to the book', async () => {
    const { page } = await visitSignedIn();
    for (const title of ['Emma', 'Middlemarch', 'Dracula']) await add(page, title, 'Somebody');
    await page.goto(SHELF);
    await card(page, 'Middlemarch').waitFor();
    const box = page.getByRole('searchbox', { name: 'Search by title or author' });
    await box.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('a:focus').textContent()).toBe('Middlemarch');
    await page.keyboard.press('Enter');
    await dialog(page, 'Middlemarch').waitFor();
    expect(await page.locator('a:focus').textContent()).toBe('Recall Key Facts');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('a:focus').textContent()).toBe('Critical Thinking');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('a:focus').textContent()).toBe('Middlemarch');
    await page.keyboard.press('Enter');
    await dialog(page, 'Middlemarch').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('a link to a book that is gone or somebody else’s says so and shows the list', async () => {
    const { page } = await visitSignedIn();
    await add(page, 'Emma', 'Jane Austen');
    await page.goto(`${SHELF}?discuss=999999999`);
    await page.getByText('That book is not in your library').first().waitFor();
    await card(page, 'Emma').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('what cannot be fetched says so and may be tried again; what cannot be opened keeps the dialog', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/503/);
    const busy = { status: 503, json: { message: 'Colloquy is busy.', code: 'unavailable' } };
    const id = await add(page, 'Emma', 'Jane Austen');
    await page.route('**/api/books', (route) => route.fulfill(busy));
    await page.goto(SHELF);
    await page.getByRole('alert').getByText('Colloquy is busy.').waitFor();
    await page.unroute('**/api/books');
    await page.getByRole('button', { name: 'Try again' }).click();
    await card(page, 'Emma').click();
    await page.route('**/api/discussions', (route) => route.fulfill(busy));
    await dialog(page, 'Emma').getByRole('link', { name: 'Application' }).click();
    await dialog(page, 'Emma').getByRole('alert').getByText('Colloquy is busy.').waitFor();
    await page.unroute('**/api/discussions');
    await dialog(page, 'Emma').getByRole('link', { name: 'Application' }).click();
    await page.waitForURL(`**/discuss/book/${id}?objective=Application`);
  });

  test('a shelf of hundreds comes back as it was scrolled after a talk', async () => {
    const { page } = await visitSignedIn({ viewport: { width: 390, height: 844 } });
    for (let number = 0; number < 80; number++) await add(page, `Volume ${number}`, 'Somebody');
    await page.goto(SHELF);
    await card(page, 'Volume 79').waitFor();
    await page.evaluate('scrollTo(0, 6000)');
    const before = await page.getByRole('main').locator('[data-primary]').allTextContents();
    expect(before).not.toContain('Volume 79');
    const seen = page.locator('[data-primary]').nth(5);
    const title = (await seen.textContent()) ?? '';
    await seen.click();
    const asked = dialog(page, title);
    await asked.waitFor();
    const scrolled = await page.evaluate<number>('scrollY');
    expect(scrolled).toBeGreaterThan(2000);
    await asked.getByRole('link', { name: 'Application' }).click();
    await page.waitForURL('**/discuss/book/**');
    await page.getByRole('link', { name: 'Back to your books' }).first().click();
    await card(page, title).waitFor();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(scrolled);
  });
});

describe('Your Book Collection', () => {
  test('tells books and kept ideas apart; a kept idea opens the idea’s own talk and leads back here', async () => {
    const { page } = await visitSignedIn();
    await add(page, 'Emma', 'Jane Austen');
    await page.goto('/concept-categories/psychology-human-behavior/loss-aversion');
    await page.getByRole('button', { name: 'Keep in my collection' }).click();
    await page.getByRole('button', { name: /^Kept in my collection/ }).waitFor();
    await page.goto(COLLECTION);
    expect(await page.title()).toBe('Your Book Collection · Colloquy');
    const badge = (title: string, text: string) =>
      page.getByRole('listitem').filter({ hasText: title }).getByText(text, { exact: true });
    await badge('Loss aversion', 'Concept').waitFor();
    await badge('Emma', 'Book').waitFor();
    await card(page, 'Loss aversion').click();
    await dialog(page, 'Loss aversion').getByRole('link', { name: 'Critical Thinking' }).click();
    await page.waitForURL('**/discuss/book/*?objective=Critical+Thinking');
    await page.getByRole('textbox').first().waitFor();
    expect(await talks(page)).toMatchObject([
      { kind: 'concept', itemId: null, title: 'Loss aversion', objective: 'Critical Thinking' },
    ]);
    await page.getByRole('link', { name: 'Back to where you were' }).first().click();
    await badge('Loss aversion', 'Concept').waitFor();
    expect(new URL(page.url()).pathname).toBe(COLLECTION);
  });

  test('finds by title or author in any case, keeps the search in the address, and says when there is none', async () => {
    const { page } = await visitSignedIn();
    await page.goto(COLLECTION);
    await page.getByText('No books in your collection yet').waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    await add(page, 'Emma', 'Jane Austen');
    await add(page, 'Cien años de soledad', 'Gabriel García Márquez');
    await page.reload();
    const box = page.getByRole('searchbox');
    await box.fill('AUSTEN');
    await card(page, 'Emma').waitFor();
    await page.getByText('1 of 2 books').waitFor();
    await box.fill('anos garcia');
    await card(page, 'Cien años de soledad').waitFor();
    expect(await card(page, 'Emma').count()).toBe(0);
    await page.waitForURL(/q=anos/);
    await page.reload();
    expect(await box.inputValue()).toBe('anos garcia');
    await box.fill('zzzz');
    await page.getByText('No books found matching your search.').first().waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).last().click();
    await card(page, 'Emma').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('for everybody', () => {
  test('shelf, collection and dialog fit every screen, whatever books are called', async () => {
    const { page } = await visitSignedIn();
    const id = await add(page, 'x'.repeat(500), 'y'.repeat(300));
    for (const title of ['كتاب الحيوان', '🌊🔥', '<b>Bold</b>']) await add(page, title, 'Somebody');
    await talkAbout(page, id, 'x'.repeat(500), 'y'.repeat(300), 'Application');
    await page.request.post('/api/custom-objectives', { data: { title: 'z'.repeat(200) } });
    for (const path of [SHELF, COLLECTION, `${SHELF}?discuss=${id}`]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.locator('[data-primary]').first().waitFor();
      for (const width of [320, 390, 768, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
      }
    }
  });
});
