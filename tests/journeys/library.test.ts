import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { barriers, overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

type Fields = { title: string; author: string } & Record<string, unknown>;

const keep = async (page: Page, books: Fields[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const data of books) {
    const { origin } = inject('journeys');
    const added = await page.request.post('/api/books', { headers: { origin }, data });
    ids.push((await added.json()).id);
  }
  return ids;
};

const mine = async (page: Page): Promise<Fields[]> => (await page.request.get('/api/books')).json();
const cards = (page: Page) => page.getByRole('list', { name: 'Your books' }).getByRole('listitem');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const EMMA = { title: 'Emma', author: 'Jane Austen' };
const DUNE = { title: 'Dune', author: 'Frank Herbert' };
const ULYSSES = { title: 'Ulysses', author: 'James Joyce' };

describe('an empty library', () => {
  test('shows samples that are nobody’s until added, and can be dismissed for good', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/library');
    await page.getByText('These three are samples').waitFor();
    await expect.poll(() => page.getByText('Sample', { exact: true }).count()).toBe(3);
    expect(await mine(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hide the samples' }).click();
    await page.getByText('No books yet').waitFor();
    await page.reload();
    await page.getByText('No books yet').waitFor();
    await page.getByRole('button', { name: 'Add Your First Book' }).click();
    await page.getByRole('dialog', { name: 'Add Books' }).waitFor();
  });

  test('takes a sample in as the person’s own', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/help');
    await page
      .getByRole('button', { name: /Add to my library/ })
      .first()
      .click();
    await page.getByText('1 book', { exact: true }).waitFor();
    expect(await mine(page)).toHaveLength(1);
    expect(await page.getByText('Sample', { exact: true }).count()).toBe(0);
  });
});

describe('adding books', () => {
  test('takes several featured ones of different genres at once, and then says that they are owned', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/library?add=featured');
    const dialog = page.getByRole('dialog', { name: 'Add Books' });
    expect(await dialog.getByRole('button', { name: 'Add Book', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'The Big Short, Michael Lewis' }).check();
    await dialog.getByRole('button', { name: 'Fiction' }).click();
    await dialog.getByRole('checkbox', { name: /^1984/ }).check();
    await dialog.getByRole('button', { name: 'All genres' }).click();
    await dialog.getByRole('button', { name: 'History' }).click();
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Add 3 Books' }).click();
    await page.getByText('3 books', { exact: true }).waitFor();
    expect((await mine(page)).map(({ title }) => title).slice(1)).toEqual(['1984', 'The Big Short']);
    await page.getByRole('button', { name: 'Add Books' }).click();
    await dialog.getByRole('button', { name: 'Business & Finance' }).click();
    await dialog.getByText('In your library').first().waitFor();
    expect(await dialog.getByRole('checkbox', { name: /The Big Short.*in your library/ }).isDisabled()).toBe(
      true,
    );
  });

  test('finds by title, author or ISBN, and leads from nothing found to adding by hand', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/library?add=search');
    const dialog = page.getByRole('dialog', { name: 'Add Books' });
    const box = dialog.getByRole('searchbox');
    await box.fill('kahneman');
    await dialog.getByRole('checkbox', { name: /Thinking, Fast and Slow/ }).waitFor();
    await box.fill('978-0-06-055566-5');
    await dialog.getByRole('checkbox', { name: /The Intelligent Investor/ }).check();
    await box.fill('qqqzzz');
    await dialog.getByText('No book was found for that.').waitFor();
    await dialog.getByRole('button', { name: 'Add it manually' }).click();
    expect(await dialog.getByLabel('Book Title *').inputValue()).toBe('qqqzzz');
    expect(await dialog.getByRole('button', { name: 'Add 1 Book' }).isEnabled()).toBe(true);
  });

  test('that gets no answer says so, keeps what was chosen, and adds it once when tried again; no focus is lost', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/ERR_|UnreachableError|got no answer/);
    await page.goto('/library');
    await page.getByRole('button', { name: 'Hide the samples' }).click();
    await page.getByRole('button', { name: 'Add Your First Book' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Books' });
    await dialog.getByRole('checkbox').first().check();
    await page.route('**/api/books', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // It is done, and nobody hears of it.
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Add 1 Book' }).click();
    await page.getByText('No answer came').first().waitFor();
    await dialog.getByText('nothing is added twice').waitFor();
    await expect.poll(() => dialog.getByText('1 book chosen').count()).toBe(1);
    await page.unroute('**/api/books');
    await dialog.getByRole('button', { name: 'Add 1 Book' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await mine(page)).toHaveLength(1);
    // What opened the dialog is gone with the empty shelf.
    await page.locator('main:focus').waitFor();
  });

  test('by hand needs title and author, says what is wrong and keeps what was typed', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/400|CallError/);
    await page.goto('/library?add=manual');
    const dialog = page.getByRole('dialog', { name: 'Add Books' });
    const add = dialog.getByRole('button', { name: 'Add Book', exact: true });
    await dialog.getByLabel('Book Title *').fill('A Book');
    await dialog.getByLabel('Author *').fill('   ');
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Author *').fill('Somebody');
    expect(await dialog.getByText('is in your library already').count()).toBe(0);
    await dialog.getByLabel(/^ISBN/).fill('12');
    await add.click();
    await dialog.getByText('An ISBN has 10 or 13 digits.').waitFor();
    expect(await page.locator('input:focus').getAttribute('name')).toBe('isbn');
    await page.keyboard.press('Escape');
    await dialog.getByText('Still open').waitFor();
    await dialog.getByLabel(/^ISBN/).fill('978-0-06-055566-5');
    await add.click();
    await card(page, 'A Book').waitFor();
    expect(await mine(page)).toMatchObject([{ title: 'A Book', author: 'Somebody', isbn: '9780060555665' }]);
    // A second copy may be wanted, but nobody should come by one unawares.
    await page.goto('/library?add=manual');
    await dialog.getByLabel('Book Title *').fill('a BOOK');
    await dialog.getByLabel('Author *').fill('Somebody');
    await dialog.getByText('is in your library already').waitFor();
  });
});

describe('a book of the library', () => {
  test('is changed: words, rating by keyboard, status, picture, and nothing else', async () => {
    const { page } = await visitSignedIn();
    await keep(page, [{ ...EMMA, notes: 'On Box Hill.' }]);
    await page.goto('/library');
    await card(page, 'Emma').hover();
    await page.getByRole('button', { name: 'Edit Emma' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Book' });
    await dialog.getByLabel('Title').fill('');
    expect(await dialog.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Title').fill('Emma, again');
    const stars = dialog.getByRole('slider', { name: 'Rating' });
    await stars.focus();
    for (let half = 0; half < 9; half += 1) await page.keyboard.press('ArrowRight');
    expect(await stars.getAttribute('aria-valuetext')).toBe('4.5 of 5 stars');
    await dialog.getByLabel('Status').selectOption('Reading');
    const png = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#725' } })
      .png()
      .toBuffer();
    await dialog
      .getByLabel('Picture file')
      .setInputFiles({ name: 'emma.png', mimeType: 'image/png', buffer: png });
    await dialog.getByText('A picture you uploaded.').waitFor();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await card(page, 'Emma, again').waitFor();
    const [book] = await mine(page);
    expect(book).toMatchObject({
      title: 'Emma, again',
      author: 'Jane Austen',
      notes: 'On Box Hill.',
      rating: 4.5,
      status: 'reading',
      coverUrl: expect.stringMatching(/^\/api\/pictures\/work-/),
    });
    await page.locator('img[src*="work-"]').waitFor();
  });

  test('is deleted with its words, and comes back by undo; its neighbour takes the focus', async () => {
    const { page } = await visitSignedIn();
    await keep(page, [EMMA, DUNE, ULYSSES]);
    await page.goto('/library');
    await card(page, 'Dune').getByRole('link', { name: 'Dune', exact: true }).focus();
    await page.getByRole('button', { name: 'Delete Dune' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Book' });
    await dialog.getByText('Are you sure you want to delete "Dune"? This action cannot be undone.').waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('2 books', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('a:focus', { hasText: 'Emma' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 books', { exact: true }).waitFor();
    expect((await mine(page)).map(({ title }) => title)).toEqual(['Ulysses', 'Dune', 'Emma']);
  });

  test('becomes the active one by a click, which leads home', async () => {
    const { page } = await visitSignedIn();
    const [id] = await keep(page, [EMMA]);
    await page.goto('/library');
    await card(page, 'Emma').getByRole('link', { name: 'Emma', exact: true }).click();
    await page.waitForURL('/');
    expect(await page.evaluate<string | null>('localStorage.getItem("activeBookId")')).toBe(String(id));
    await page.getByText('“Emma” is your active book').first().waitFor();
  });
});

describe('many books', () => {
  test('are searched, sorted and filtered, and all of it survives a reload', async () => {
    const { page } = await visitSignedIn();
    await keep(page, [
      { ...EMMA, rating: 5, notes: 'n', status: 'read' },
      { ...DUNE, rating: 3, status: 'read' },
      { ...ULYSSES, status: 'to-read' },
    ]);
    await page.goto('/library');
    await page.getByLabel('Sort by').selectOption('Title');
    await page.getByRole('button', { name: 'Rated' }).click();
    await page.getByLabel('Reading status').selectOption('Read');
    await page.getByText('2 of 3 books').waitFor();
    await page.getByRole('radio', { name: 'List' }).check();
    await page.getByRole('searchbox').fill('AUSTEN');
    await page.getByText('1 of 3 books').waitFor();
    await page.waitForURL(/q=AUSTEN/);
    await page.reload();
    await page.getByText('1 of 3 books').waitFor();
    expect(await page.getByLabel('Sort by').inputValue()).toBe('title');
    expect(await page.getByRole('button', { name: 'Rated' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('searchbox').fill('nowhere');
    await page.getByText('No books match your search').waitFor();
    await page.getByText('Try a different search term').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).last().click();
    await page.getByText('3 books', { exact: true }).waitFor();
  });

  test('are selected together, given a status and deleted, with undo', async () => {
    const { page } = await visitSignedIn();
    await keep(page, [EMMA, DUNE, ULYSSES]);
    await page.goto('/library');
    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('checkbox', { name: 'Emma, Jane Austen' }).check();
    await page.getByRole('checkbox', { name: 'Dune, Frank Herbert' }).check();
    await page.getByText('2 selected').waitFor();
    await page.getByLabel('Set the status of the selected books').selectOption('Read');
    await page.getByText('2 books: read').first().waitFor();
    expect((await mine(page)).map(({ status }) => status)).toEqual([null, 'read', 'read']);
    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page
      .getByRole('region', { name: 'Selected books' })
      .getByRole('button', { name: 'Delete' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete 3 books' });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('3 books deleted').first().waitFor();
    expect(await mine(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 books are back').first().waitFor();
    expect(await mine(page)).toHaveLength(3);
  });

  test('are few in the document however many there are, and arrows reach the last', async () => {
    const { page } = await visitSignedIn();
    const { origin } = inject('journeys');
    const lines = Array.from({ length: 1200 }, (_, place) => `Book number ${place},Author ${place}`);
    const content = ['Title,Author', ...lines].join('\n');
    await page.request.post('/api/import', { headers: { origin }, data: { content, commit: true } });
    await page.goto('/library');
    await page.getByText('1,200 books').waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBeLessThan(100);
    expect(await cards(page).first().getAttribute('aria-setsize')).toBe('1200');
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('End');
    const focused = page.locator('li:focus-within');
    await page.locator('li:focus-within[aria-posinset="1200"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('li:focus-within[aria-posinset="1199"]').waitFor();
    // Whatever has the focus stays, however far it is scrolled out of sight.
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    await page.locator('li[aria-posinset="1"]').waitFor();
    expect(await focused.getAttribute('aria-posinset')).toBe('1199');
    await page.keyboard.press('Home');
    await page.locator('li:focus-within[aria-posinset="1"]').waitFor();

    await page.evaluate('scrollTo({ top: 9000, behavior: "instant" })');
    await page
      .locator('li[aria-posinset="1"]')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    // Not by a click of the mouse: before that the browser is moved about to bring the link under it.
    await page.getByRole('link', { name: 'Insights' }).dispatchEvent('click');
    await page.waitForURL('/insights');
    await page.goBack();
    await cards(page).first().waitFor();
    await expect.poll(() => page.evaluate<number>('Math.round(scrollY)')).toBe(9000);
  });
});

describe('two tabs', () => {
  test('show each other’s changes', async () => {
    const { page } = await visitSignedIn();
    await keep(page, [EMMA]);
    await page.goto('/library');
    await card(page, 'Emma').waitFor();
    const other = await page.context().newPage();
    await other.goto('/library?add=manual');
    await other.getByLabel('Book Title *').fill('Dune');
    await other.getByLabel('Author *').fill('Frank Herbert');
    await other.getByRole('dialog').getByRole('button', { name: 'Add Book', exact: true }).click();
    await page.bringToFront();
    await card(page, 'Dune').waitFor();
  });

  test('overwrite nothing of each other’s unseen: both are shown, and who saves again means it', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/409|CallError/);
    const { origin } = inject('journeys');
    const [id] = await keep(page, [{ ...EMMA, notes: 'Read at school' }]);
    await page.goto(`/library?edit=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Book' });
    await dialog.getByLabel('Notes').fill('Box Hill!');
    const data = { notes: 'Lent to Harriet', isbn: '9780141439587' };
    await page.request.put(`/api/books/${id}`, { headers: { origin }, data });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const said = dialog.getByText('there it says: “Lent to Harriet”');
    await said.waitFor();
    // In sight, and not under the buttons at the foot.
    const isCovered = await page.evaluate<boolean>(
      `(() => { const said = [...document.querySelectorAll('[role=dialog] p')].find((one) => one.textContent.includes('Lent to Harriet')); const { x, y } = said.getBoundingClientRect(); return !said.contains(document.elementFromPoint(x + 5, y + 5)); })()`,
    );
    expect(isCovered).toBe(false);
    expect(await dialog.getByLabel('Notes').inputValue()).toBe('Box Hill!');
    expect(await mine(page)).toMatchObject([data]);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await mine(page)).toMatchObject([{ ...data, notes: 'Box Hill!' }]);
  });

  test('say plainly that a book being edited was deleted, and offer to keep what was typed', async () => {
    const { page, forgive } = await visitSignedIn();
    forgive(/404|GoneElsewhere|CallError/);
    const { origin } = inject('journeys');
    const [id] = await keep(page, [EMMA]);
    await page.goto(`/library?edit=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Book' });
    await dialog.getByLabel('Title').fill('Emma, my copy');
    await page.request.delete(`/api/books/${id}`, { headers: { origin } });
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('This book was deleted in another tab or on another device.').waitFor();
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Emma, my copy');
    await dialog.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByText('is back, with your changes').first().waitFor();
    expect(await mine(page)).toMatchObject([{ id, title: 'Emma, my copy' }]);
  });
});

describe('everybody', () => {
  test.each([
    { width: 390, height: 844, view: 'grid' },
    { width: 390, height: 844, view: 'list' },
    { width: 1440, height: 900, view: 'grid' },
  ])('sees the books come where their places were held, at $width px as $view', async (seen) => {
    const { width, height, view } = seen;
    const { page } = await visitSignedIn();
    await keep(page, [EMMA]);
    await page.setViewportSize({ width, height });
    let come = () => {};
    const asked = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/api/books', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`/library?view=${view}`);
    const place = page.getByRole('status', { name: 'Fetching your books' }).locator('> div');
    await place.first().waitFor();
    await expect.poll(() => place.count()).toBe(10);
    const held = await place.first().boundingBox();
    come();
    await card(page, 'Emma').waitFor();
    const taken = await cards(page).first().boundingBox();
    expect(Math.abs((taken?.y ?? 0) - (held?.y ?? 0))).toBeLessThan(4);
    expect(Math.abs((taken?.height ?? 0) - (held?.height ?? 0))).toBeLessThan(4);
  });

  test('can use it on the narrowest phone, whatever books are called', async () => {
    const { page } = await visitSignedIn({ viewport: { width: 320, height: 700 } });
    await keep(page, [
      { title: 'W'.repeat(500), author: 'M'.repeat(300), rating: 2.5 },
      { title: '<b>קהלת</b> 🐋', author: 'Anonymous', status: 'reading' },
      EMMA,
    ]);
    for (const path of [
      '/library',
      '/library?view=list',
      '/library?add=featured',
      '/library?add=search&find=w',
    ]) {
      await page.goto(path);
      const isDialog = path.includes('add');
      if (isDialog) await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      else await card(page, 'Emma').waitFor();
      if (!isDialog) expect(await barriers(page), path).toEqual([]);
      expect(await overflowsSideways(page), path).toBe(false);
    }
  });
});
