import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const SAID = [
  'When Emma mocks Miss Bates on Box Hill I laughed as well, and only when Knightley calls it badly done did I see that Austen had made me join in.',
  'Knightley says it was badly done, and I believe him because he has nothing to win by it, while Frank only eggs her on.',
];

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** A book that was talked about, with two reflections in one dimension. */
const talkedAbout = async (page: Page) => {
  const book = await post(page, '/api/books', { title: 'Emma', author: 'Jane Austen' });
  await post(page, '/api/movies', { title: 'Ran', director: 'Akira Kurosawa' });
  const talk = await post(page, '/api/discussions', {
    kind: 'book',
    itemId: book.id,
    title: 'Emma',
    objective: 'Critical Thinking',
  });
  for (const userMessage of SAID) {
    const reply = await post(page, '/api/chat', {
      bookTitle: 'Emma',
      bookAuthor: 'Jane Austen',
      objective: 'Critical Thinking',
      discussionId: talk.id,
      userMessage,
    });
    if (!reply.feedback) throw new Error('The journey needs feedback.');
  }
  return { book, talk };
};

const dialog = (page: Page) => page.getByRole('dialog');
const mastery = (page: Page) => page.getByRole('button', { name: /^Avg\. Mastery:/ });

describe('reading insights', () => {
  test('of an empty library lead to it', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/insights');
    await page.getByText('No books in your library yet').waitFor();
    expect(await page.title()).toContain('Reading Insights');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to Library' }).click();
    await page.waitForURL('**/library');
  });

  test('open each figure to the words it rests on, and count anew without what is struck out', async () => {
    const { page } = await visitSignedIn();
    await talkedAbout(page);
    await page.goto('/insights');
    await page.getByRole('heading', { name: 'Concept Mastery' }).waitFor();
    const before = await mastery(page).textContent();
    expect(before).toMatch(/: \d+ ?(Strong|Solid|Growing|Beginning),/);
    await mastery(page).click();
    await dialog(page)
      .getByText(SAID[0] ?? '')
      .waitFor();
    await page.waitForURL('**/insights?evidence=mastery');
    await page.reload();
    await dialog(page).getByText('2 reflections count').waitFor();
    await dialog(page).getByRole('button', { name: 'Strike out' }).first().click();
    await dialog(page).getByText('Struck out: it counts nowhere.').waitFor();
    await dialog(page).getByText('not yet', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/insights');
    await expect.poll(() => mastery(page).textContent()).toMatch(/: not yet,/);
    await page.getByText(/It takes one more reflection under Critical Thinking/).waitFor();

    await mastery(page).click();
    await dialog(page).getByRole('button', { name: 'Take it back' }).click();
    await dialog(page).getByText('2 reflections count').waitFor();
    const place = dialog(page).getByRole('link', { name: 'Open in the discussion' }).first();
    expect(await place.getAttribute('href')).toMatch(/[?&]talk=\d+&message=\d+$/);
    await place.click();
    await page
      .getByText(SAID[1] ?? '')
      .first()
      .waitFor();
    await page.goBack();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await mastery(page).textContent()).toBe(before);

    // From the mean to what it is taken over, to the words, and the same way back.
    await mastery(page).click();
    await dialog(page).getByRole('button', { name: /^Emma/ }).click();
    await page.getByRole('dialog', { name: 'Mastery of Emma' }).getByText('2 reflections count').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Avg. Mastery' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate<string>('document.activeElement.textContent')).toMatch(/^Avg\. Mastery:/);
  });

  test('are read by keyboard, day by day and week by week', async () => {
    const { page } = await visitSignedIn();
    await talkedAbout(page);
    await page.goto('/insights');
    const days = page.getByRole('slider', { name: 'Days of the year' });
    await days.focus();
    expect(await days.getAttribute('aria-valuetext')).toMatch(/: 2 reflections$/);
    await page.keyboard.press('ArrowUp');
    expect(await days.getAttribute('aria-valuetext')).toMatch(/: none$/);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('2 reflections count').waitFor();
    await page.keyboard.press('Escape');
    const weeks = page.getByRole('slider', { name: 'Average mastery by week' });
    await weeks.focus();
    await page.keyboard.press('Home');
    expect(await weeks.getAttribute('aria-valuetext')).toMatch(/not yet$/);
    await page.getByText('As a table').first().click();
    await page.getByRole('table', { name: 'Reflections by month' }).waitFor();
  });

  test('look into each work, find it, and go on reading', async () => {
    const { page } = await visitSignedIn();
    const { book } = await talkedAbout(page);
    await page.goto('/insights');
    await page.getByRole('button', { name: /^Ran/ }).click();
    await page.waitForURL('**/insights?item=movie*');
    await page.getByRole('heading', { name: 'Ran' }).waitFor();
    await page.getByText(/It takes two reflections under Recall Key Scenes/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Ran' }).waitFor();
    await page.getByRole('link', { name: 'Continue the discussion' }).waitFor();
    await page.getByRole('radio', { name: 'Books' }).check({ force: true });
    await page.getByRole('button', { name: /^Emma/ }).click();
    await page.getByRole('button', { name: 'Continue Reading' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate<string>("localStorage.getItem('activeBookId')")).toBe(String(book.id));
  });

  test('fit the narrowest phone', async () => {
    const { page } = await visitSignedIn({ viewport: { width: 320, height: 640 } });
    await talkedAbout(page);
    await page.goto('/insights');
    await page.getByRole('heading', { name: 'Concept Mastery' }).waitFor();
    await page.getByRole('slider', { name: 'Mastery of Emma by week' }).waitFor();
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole('button', { name: /^Reflection Sessions:/ }).click();
    await dialog(page).getByRole('button', { name: '2 reflections' }).click();
    await dialog(page).getByText('2 reflections count').waitFor();
    expect(await overflowsSideways(page)).toBe(false);
  });
});
