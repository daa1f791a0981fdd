/** Books, films, artworks and ideas, and every dialog over them. */
import { at, failing, held, type Kept, opens, press, type Screen, type Stage } from './screen.ts';

const withBook = (query: string) => (kept: Kept) => kept.book && `/library?${query}${kept.book}`;

/** Buttons where there is a pointer, one menu where there is a finger. */
const onFirstCard = async ({ page }: Stage) => {
  const menu = page.getByRole('button', { name: /^More for/ }).first();
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await menu.or(edit).waitFor({ state: 'attached' });
  if ((await menu.count()) > 0) await menu.click();
  else await edit.hover({ force: true });
};

export const SHELVES: Screen[] = [
  { name: 'books', isList: true, path: at('/books') },
  {
    name: 'books-objectives',
    path: ({ book }) => book && `/books?discuss=${book}`,
    act: ({ page }) => opens(page),
  },
  { name: 'collection', isList: true, path: at('/book-objectives') },
  { name: 'library', isList: true, path: at('/library') },
  { name: 'library-help', path: at('/help') },
  { name: 'library-rows', isList: true, path: at('/library?view=list') },
  { name: 'library-picking', path: at('/library?select=1') },
  { name: 'library-none-found', path: at('/library?q=qqxzzv') },
  { name: 'library-coming', path: at('/library'), before: held('**/api/books') },
  { name: 'library-trouble', path: at('/library'), before: failing('**/api/books') },
  { name: 'library-card', path: ({ book }) => book && '/library', act: onFirstCard },
  { name: 'library-export', path: at('/library'), act: press('Export') },
  {
    name: 'library-add',
    path: at('/library'),
    act: async (stage) => {
      await press(/^Add Books/)(stage);
      await opens(stage.page, 'Add Books');
    },
  },
  { name: 'library-add-search', path: at('/library?add=search&find=austen'), act: ({ page }) => opens(page) },
  { name: 'library-add-manual', path: at('/library?add=manual'), act: ({ page }) => opens(page) },
  { name: 'library-edit', path: withBook('edit='), act: ({ page }) => opens(page) },
  { name: 'library-delete', path: withBook('delete='), act: ({ page }) => opens(page) },
  {
    name: 'library-deleted',
    path: withBook('delete='),
    act: async ({ page }) => {
      await opens(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
    after: async ({ page }) => {
      await page.getByRole('button', { name: 'Undo' }).first().click();
      await page.waitForTimeout(300);
    },
  },
  { name: 'import', path: at('/library?import=1'), act: ({ page }) => opens(page) },
  {
    name: 'import-preview',
    path: at('/library?import=1'),
    act: async ({ page }) => {
      await opens(page);
      const chosen = new URL('../imports/goodreads.csv', import.meta.url).pathname;
      await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles(chosen);
      await page.getByText('Nothing is saved yet.').waitFor();
    },
  },
  {
    name: 'import-refused',
    path: at('/library?import=1'),
    act: async ({ page }) => {
      await opens(page);
      const file = { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('nothing\nhere') };
      await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles(file);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  { name: 'movies', isList: true, path: at('/movie-objectives') },
  {
    name: 'movies-add',
    path: at('/movie-objectives'),
    act: async (stage) => {
      await press(/^Add Movie/)(stage);
      await opens(stage.page);
    },
  },
  {
    name: 'movies-add-manual',
    path: at('/movie-objectives?add=movie&tab=manual'),
    act: ({ page }) => opens(page),
  },
  {
    name: 'movies-add-none-found',
    path: at('/movie-objectives?add=movie&find=qqxzzv'),
    act: ({ page }) => opens(page),
  },
  {
    name: 'movies-edit',
    path: ({ film }) => film && `/movie-objectives?edit=${film}`,
    act: ({ page }) => opens(page),
  },
  {
    name: 'movies-objectives',
    path: at('/movie-objectives?discuss=featured/casablanca'),
    act: ({ page }) => opens(page),
  },
  { name: 'movies-none-found', path: at('/movie-objectives?q=qqxzzv') },
  { name: 'art', isList: true, path: at('/art') },
  {
    name: 'art-objectives',
    path: at('/art-objectives?discuss=featured/the-kiss'),
    act: ({ page }) => opens(page),
  },
  { name: 'art-second', path: at('/art?discuss=featured/the-kiss&second=1'), act: ({ page }) => opens(page) },
  { name: 'art-add', path: at('/art?add=painting'), act: ({ page }) => opens(page) },
  {
    name: 'art-edit',
    path: ({ artwork }) => artwork && `/art?edit=${artwork}`,
    act: ({ page }) => opens(page),
  },
  { name: 'ideas', isList: true, path: at('/concept-categories') },
  { name: 'ideas-found', path: at('/concept-categories?q=bias') },
  { name: 'ideas-none-found', path: at('/concept-categories?q=qqxzzv') },
  { name: 'ideas-field', isList: true, path: at('/concept-categories/logic-reasoning') },
  { name: 'idea', isList: true, path: at('/concept-categories/logic-reasoning/occams-razor') },
  { name: 'idea-none', path: at('/concept-categories/logic-reasoning/nothing') },
  { name: 'begin', path: at('/begin/book?title=The+Leopard&creator=Giuseppe+Tomasi+di+Lampedusa') },
];
