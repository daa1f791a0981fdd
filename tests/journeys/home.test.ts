import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { barriers, overflowsSideways } from './accessible.ts';
import { visitSignedIn } from './visit.ts';

const post = async (page: Page, path: string, data: object) => {
  const { origin } = inject('journeys');
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const talk = async (page: Page, body: object, words: string[]): Promise<number> => {
  const { id, title } = await post(page, '/api/discussions', body);
  for (const userMessage of words)
    await post(page, '/api/chat', { bookTitle: title, bookAuthor: 'x', discussionId: id, userMessage });
  return id;
};

const REFLECTIONS = [
  'I think fear starts when Winston opens the diary, because writing is already a crime: it shows that he is lost before he has done anything.',
  'Newspeak shows that power works on words first: without a word for freedom Winston cannot even think his revolt to its end.',
];
const orwell = { kind: 'book', title: '1984', creator: 'George Orwell', objective: 'Critical Thinking' };

describe('home', () => {
  test('of somebody new shows the two ways and the first steps, and nothing that is not there', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada' }).waitFor();
    await page.getByRole('link', { name: 'Discuss Books' }).waitFor();
    await page.getByRole('link', { name: 'Discuss Ideas' }).waitFor();
    await page.getByRole('button', { name: 'More Ways to Explore' }).click();
    await page.getByRole('link', { name: 'Discuss Movies' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Continue', exact: true }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Today' }).count()).toBe(0);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('heading', { name: 'Finish the first steps' }).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'More Ways to Explore' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Finish the first steps' }).count()).toBe(0);
  });

  test('leads back into the last talks, to the chosen book, and to what is weakest, until it is put aside', async () => {
    const { page } = await visitSignedIn();
    const book = await post(page, '/api/books', { title: 'Middlemarch', author: 'George Eliot' });
    const id = await talk(page, orwell, REFLECTIONS);
    await page.goto('/');
    await page.evaluate(`localStorage.setItem('activeBookId', '${book.id}')`);
    await page.reload();

    const today = page.getByRole('region', { name: 'Today' });
    await today.getByText(/^1984: (weigh a claim or a choice|join two things)/).waitFor();
    await today.getByText(/this rests on 2 reflections on one work or idea\./).waitFor();
    await page
      .getByRole('region', { name: 'Continue', exact: true })
      .getByRole('link', { name: '1984' })
      .click();
    await page.waitForURL(new RegExp(`talk=${id}`));
    await page.getByText('I think fear starts when Winston').waitFor();

    await page.goBack();
    await page.getByRole('link', { name: 'Continue with Middlemarch' }).click();
    await page.getByRole('dialog').getByText('Middlemarch').first().waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Put this book aside' }).click();
    await page.getByRole('button', { name: 'Not today' }).click();
    await today.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'More Ways to Explore' }).waitFor();
    expect(await today.count()).toBe(0);
    expect(await page.getByText('Continue with Middlemarch').count()).toBe(0);
    for (const width of [320, 390, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${width}`).toBe(false);
    }
  });
});

describe('the palette', () => {
  test('is called by a key, finds what is kept and what was said, and opens it with Enter', async () => {
    const { page } = await visitSignedIn();
    await post(page, '/api/movies', { title: 'The Third Man', director: 'Carol Reed' });
    const id = await talk(page, orwell, REFLECTIONS);
    await page.goto('/library');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lists: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(movies|artworks|discussions)$/.test(request.url())) lists.push(request.url());
    });
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.waitFor();
    await page.getByRole('option', { name: /1984/ }).waitFor();
    expect(lists, 'nothing is fetched whole before something is looked for').toEqual([]);
    expect(await page.getByRole('option', { name: /Admin/ }).count()).toBe(0);

    await box.fill('winston opens the diary');
    const said = page.getByRole('option', { name: /1984/ });
    await said.locator('mark', { hasText: 'diary' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/discuss/book/featured/nineteen-eighty-four.*talk=${id}`));
    await box.waitFor({ state: 'hidden' });

    await page.keyboard.press('Control+k');
    await box.fill('third man');
    await page
      .getByRole('option', { name: /The Third Man.*Carol Reed/ })
      .first()
      .click();
    await page.waitForURL(/\/movie-objectives\?discuss=/);
  });

  test('says when there is nothing, gives the focus back on Escape, and says what could not be searched', async () => {
    const { page, forgive } = await visitSignedIn({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    const door = page.getByRole('button', { name: /^Search everything/ });
    await door.click();
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('qzxwv');
    await page.getByRole('status').getByText('Nothing found for “qzxwv”.').waitFor();
    expect(await overflowsSideways(page)).toBe(false);
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    expect(await page.evaluate<string>("document.activeElement?.getAttribute('aria-label') ?? ''")).toMatch(
      /^Search everything/,
    );

    forgive(/message-search|Failed to load resource/);
    await page.route('**/api/message-search*', (route) => route.abort());
    await door.click();
    await box.fill('opportunity');
    await page.getByRole('option', { name: /Opportunity Cost/i }).waitFor();
    await page
      .getByRole('alert')
      .getByText(/Not everything could be searched/)
      .waitFor();
    await page.unroute('**/api/message-search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Opportunity Cost/i }).waitFor();
  });
});
