import { expect, test } from 'vitest';
import { matchPath } from '#web/routes/match.ts';
import { ROUTES } from '#web/routes/table.ts';
import { SCREENS } from './screens/all.ts';
import type { Kept } from './screens/screen.ts';

const everything: Kept = {
  isAdmin: true,
  book: '1',
  film: '1',
  artwork: '1',
  other: '2',
  shared: '/book-discussion/abc',
  talks: {
    book: '/discuss/book/1',
    movie: '/discuss/movie/1',
    artwork: '/discuss/artwork/1',
    concept: '/discuss/concept/loss-aversion',
  },
};
const paths = SCREENS.map(
  ({ path }) => (path(everything) ?? path({ ...everything, isAdmin: false }) ?? '').split('?')[0],
);

test('whoever looks at all screens looks at every path of the app', () => {
  const unseen = ROUTES.filter(({ path }) => !paths.some((one) => one && matchPath(path, one)));
  // A shared talk of another kind is the same page at another address.
  expect(unseen.map(({ path }) => path)).toEqual([
    '/movie-discussion/:id',
    '/art-discussion/:id',
    '/concept-discussion/:id',
  ]);
});

test('each has a name of its own', () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
});
