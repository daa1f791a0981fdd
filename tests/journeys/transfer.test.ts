import { buffer as bytesOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exportFile } from '#contract/export.ts';
import { barriers, overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../imports/${name}`, import.meta.url));
const choose = (page: Page, file: Parameters<Page['setInputFiles']>[1]) =>
  page.getByRole('dialog', { name: 'Import' }).getByLabel('Choose a file').setInputFiles(file);
const counts = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('dl dd')
    .filter({ hasText: /^[\d,]+$/ })
    .allTextContents();

describe('an import', () => {
  test('shows what a Goodreads file brings, saves it when asked, and nothing of it twice', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile');
    const opener = page.getByRole('button', { name: 'Import...' });
    await opener.click();
    await page.waitForURL('**/profile?import=1');
    await choose(page, fixture('goodreads.csv'));
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog.getByText('is a Goodreads library. Nothing is saved yet.').waitFor();
    expect(await counts(page)).toEqual(['4', '1', '3']);
    // What failed is shown first, by its line in the file.
    const rows = dialog.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.nth(2).innerText()).toContain('The day “2024/02/31” does not exist.');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the failed lines' }).click();
    const saved = (await bytesOf(await (await download).createReadStream())).toString();
    expect(saved).toContain('"7","The Left-Out Author","Author is required"');
    await dialog.getByText('All', { exact: true }).click();
    await expect.poll(() => rows.count()).toBe(8);
    expect(await (await page.request.get('/api/books')).json()).toEqual([]);

    await dialog.getByRole('button', { name: 'Import 4 new entries' }).click();
    await dialog.getByText('Done. 4 entries are yours now.').waitFor();
    expect(await (await page.request.get('/api/books')).json()).toHaveLength(4);

    await dialog.getByRole('button', { name: 'Import another file' }).click();
    await choose(page, fixture('goodreads.csv'));
    await dialog.getByText('Nothing is saved yet.').waitFor();
    expect(await counts(page)).toEqual(['0', '5', '3']);
    expect(await dialog.getByRole('button', { name: /new entr/ }).count()).toBe(0);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('button:focus').innerText()).toBe('Import...');
    expect(new URL(page.url()).search).toBe('');
  });

  test('says what is wrong with a file, and takes the next one', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile?import=1');
    await page.getByRole('dialog', { name: 'Import' }).waitFor();
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    await choose(page, { name: 'shelf.csv', mimeType: 'text/csv', buffer: png });
    await page.getByText('This is a picture.').waitFor();
    const open = Buffer.from('Title,Author\nEmma,Jane Austen\n"Persuasion,Jane Austen\n');
    await choose(page, { name: 'open.csv', mimeType: 'text/csv', buffer: open });
    await page.getByText('A quotation mark in line 3 is opened and never closed.').waitFor();
    const latin = Buffer.from(
      'Titel;Autor\nMémoires d’Hadrien;Yourcenar, Marguerite\n'.replace('’', "'"),
      'latin1',
    );
    await choose(page, { name: 'latin.csv', mimeType: 'text/csv', buffer: latin });
    await page.getByText("Mémoires d'Hadrien").waitFor();
  });

  test('can be done by keyboard and heard, on a phone, with thousands of lines', async () => {
    const { page } = await visitSignedIn({ viewport: { width: 360, height: 740 } });
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await page.getByRole('button', { name: 'Import...' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Import' }).getByText('Where to find your file').waitFor();
    const lines = Array.from({ length: 4000 }, (_, n) => `${'A long title '.repeat(n % 30)}${n},Author ${n}`);
    const buffer = Buffer.from(['Title,Author', ...lines].join('\n'));
    await choose(page, { name: 'many.csv', mimeType: 'text/csv', buffer });
    await page.getByText('Nothing is saved yet.').waitFor();
    expect(await page.getByRole('listitem').count()).toBeLessThan(60);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole('region', { name: '4,000 lines' }).press('End');
    await page.getByText('Line 4,001').waitFor();
    await page.getByRole('button', { name: 'Import 4,000 new entries' }).click();
    await page.getByText('Done. 4,000 entries are yours now.').waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

describe('an export', () => {
  test('saves everything as JSON, as Markdown and as a table', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/profile');
    const { origin } = new URL(page.url());
    await page.request.post('/api/books', {
      headers: { origin },
      data: { title: 'Emma', author: 'Jane Austen' },
    });
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: `Save ${name}` }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await bytesOf(await file.createReadStream()) };
    };
    const json = await save('Everything, as JSON');
    expect(json.name).toMatch(/^colloquy-\d{4}-\d\d-\d\d\.json$/);
    expect(exportFile.parse(JSON.parse(json.bytes.toString())).books).toMatchObject([{ title: 'Emma' }]);
    const zip = await save('Notes, as Markdown');
    expect([zip.name.slice(-4), zip.bytes.toString('latin1', 0, 2)]).toEqual(['.zip', 'PK']);
    const csv = await save('Works, as a table');
    expect(csv.bytes.toString()).toContain('book,Emma,Jane Austen');
  });
});
