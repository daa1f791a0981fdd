import { expect, test } from 'vitest';
import { catalogueId } from './catalogue-id.ts';

const own = { itemId: 3, slug: null };

test('a book of one’s own is known by title and author as people write them', async () => {
  expect(await catalogueId({ ...own, kind: 'book', title: '1984', creator: 'Orwell, George' })).toBe(
    await catalogueId({ ...own, kind: 'book', title: '1984', creator: 'George Orwell' }),
  );
  expect(await catalogueId({ ...own, kind: 'book', title: '1984', creator: 'George Orwell' })).not.toBeNull();
});

test('the same title by somebody else is another work', async () => {
  expect(await catalogueId({ ...own, kind: 'book', title: '1984', creator: 'Ann Example' })).toBeNull();
});

test('an idea needs no maker', async () => {
  expect(await catalogueId({ ...own, kind: 'concept', title: 'Loss Aversion', creator: 'Exploration' })).toBe(
    'loss-aversion',
  );
});
