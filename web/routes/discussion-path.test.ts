import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTWORKS } from '#catalogue/artworks.ts';
import { BOOKS } from '#catalogue/books.ts';
import { CONCEPTS } from '#catalogue/concepts.ts';
import { FILMS } from '#catalogue/films.ts';
import { decide } from './decide.ts';
import { besideAt, type Discussed, discussedAt, discussionPath, objectiveAt } from './discussion-path.ts';

/** Through the app's own route table, as a pasted link goes. */
function reopened(path: string): Discussed | null {
  const decision = decide(path, 'person');
  return decision.show === 'page' && decision.page === 'discussion' ? discussedAt(decision.params) : null;
}

const works: Discussed[] = [
  ...CONCEPTS.map(({ id }) => ({ kind: 'concept' as const, slug: id })),
  ...BOOKS.map(({ id }) => ({ kind: 'book' as const, slug: id })),
  ...FILMS.map(({ id }) => ({ kind: 'movie' as const, slug: id })),
  ...ARTWORKS.map(({ id }) => ({ kind: 'artwork' as const, slug: id })),
];

test('a link to anything in the catalogue opens that very thing again', () => {
  for (const work of works) expect(reopened(discussionPath(work))).toEqual(work);
});

test('a book of one’s own with the number 1491 is not the book called 1491', () => {
  expect(reopened(discussionPath({ kind: 'book', itemId: 1491 }))).toEqual({ kind: 'book', itemId: 1491 });
  expect(reopened(discussionPath({ kind: 'book', slug: '1491' }))).toEqual({ kind: 'book', slug: '1491' });
});

test('whatever the objective is called, it is in the link; without one it is a General Discussion', () => {
  expect(discussionPath({ kind: 'concept', slug: 'flow' })).toBe('/discuss/concept/flow');
  expect(discussionPath({ kind: 'concept', slug: 'flow', objective: 'General Discussion' })).toBe(
    '/discuss/concept/flow',
  );
  expect(objectiveAt('')).toBe('General Discussion');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (typed) => {
      const objective = typed.trim() || 'Application';
      const path = discussionPath({ kind: 'movie', itemId: 3, objective });
      expect(objectiveAt(new URL(path, 'http://localhost').search)).toBe(objective);
      expect(reopened(path)).toEqual({ kind: 'movie', itemId: 3 });
    }),
  );
});

test('a second work is in the link by title and maker, however they are written', () => {
  expect(besideAt('?objective=Compare+Artworks')).toBeNull();
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    .map((one) => one.trim() || 'Blue');
  fc.assert(
    fc.property(name, name, (title, creator) => {
      const path = discussionPath({
        kind: 'artwork',
        slug: 'mona-lisa',
        objective: 'Compare Artworks',
        beside: { title, creator },
      });
      const { search } = new URL(path, 'http://localhost');
      expect(besideAt(search)).toEqual({ title, creator });
      expect(objectiveAt(search)).toBe('Compare Artworks');
    }),
  );
  expect(
    besideAt(
      new URL(
        discussionPath({ kind: 'artwork', itemId: 3, beside: { title: 'Door', creator: '' } }),
        'http://x',
      ).search,
    ),
  ).toEqual({ title: 'Door', creator: '' });
});

test.each(['/discuss/song/7', '/discuss/book/emma', '/discuss/book/0', '/discuss/concept/featured/flow'])(
  '%s is nothing that can be talked about',
  (path) => {
    expect(reopened(path)).toBeNull();
  },
);
