import { expect, test } from 'vitest';
import { CONCEPT_CATEGORIES } from '../lists.ts';
import { SHELF_ARTWORKS } from './artworks.ts';
import { SHELF_BOOKS } from './books.ts';
import { SHELF_CONCEPTS } from './concepts.ts';
import { SHELF_COUNTS } from './counts.ts';
import { SHELF_FILMS } from './films.ts';

test('every number a page names without counting is the number of what is there', () => {
  expect(SHELF_COUNTS).toEqual({
    books: SHELF_BOOKS.length,
    films: SHELF_FILMS.length,
    artworks: SHELF_ARTWORKS.length,
    concepts: SHELF_CONCEPTS.length,
    conceptCategories: CONCEPT_CATEGORIES.length,
  });
});
