/** What moves where somebody does not mind motion: covers go to their rooms, dialogs come out of their cards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitSignedIn } from './visit.ts';

/** For each move what took part in it from its beginning to its end. */
const WATCH = `
  window.moves = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...what) => {
    const move = start(...what);
    move.ready.then(
      () => moves.push(document.getAnimations().map(({ effect }) => effect.pseudoElement).filter(Boolean)),
      () => undefined,
    );
    return move;
  };
`;

/** The page with what makes its ways smooth, and the code of what a press leads to. */
const settled = async (page: Page, code: RegExp): Promise<void> => {
  const fetched = () =>
    page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`);
  await expect.poll(fetched, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/\/afterwards-/));
  await expect.poll(fetched, { timeout: 15_000 }).toContainEqual(expect.stringMatching(code));
};

const hasMoved = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate<string[][]>('moves'))
    .toContainEqual(
      expect.arrayContaining([`::view-transition-group(${name})`, `::view-transition-new(${name})`]),
    );

test('a cover goes from its shelf into its room, and a dialog comes out of its card', async () => {
  const { page, forgive } = await visitSignedIn({ reducedMotion: 'no-preference' });
  forgive(/404/);
  await page.addInitScript(WATCH);
  const add = (list: string, data: object) => page.request.post(`/api/${list}`, { data });
  await add('movies', { title: 'Ran', director: 'Akira Kurosawa' });
  await add('books', { title: 'Emma', author: 'Jane Austen' });

  await page.goto('/movie-objectives');
  const film = page.getByRole('region', { name: 'My Movie Collection' }).getByRole('link', { name: 'Ran' });
  await film.hover();
  await settled(page, /\/discussion-/);
  await film.click();
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await hasMoved(page, 'cover');

  await page.goto('/library');
  const edit = page.getByRole('button', { name: 'Edit Emma' });
  await edit.hover();
  await settled(page, /\/edit-book-/);
  await edit.click();
  await page.getByRole('dialog', { name: 'Edit Book' }).waitFor();
  await hasMoved(page, 'sheet');
});
