import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownFacts } from './book-facts.ts';
import type { Work } from './work.ts';

const book = (title: string, creator: string): Work => ({
  kind: 'book',
  itemId: 5,
  slug: null,
  title,
  creator,
});

test('a book of one’s own has the year and genre the catalogue knows, or none', async () => {
  const client = new QueryClient();
  expect(await client.fetchQuery(knownFacts(book('Beloved: A Novel', 'Morrison, Toni')))).toEqual({
    year: '1987',
    genres: ['Fiction'],
  });
  expect(await client.fetchQuery(knownFacts(book('Nobody Wrote This', 'N. N.')))).toBeNull();
});
