import { expect, test } from 'vitest';
import { ownBook } from '#tests/own-book.ts';
import { indexWorks, searchWorks } from './search-works.ts';

const book = (title: string, author: string, isbn: string | null = null) =>
  ownBook({ id: title.length, title, author, isbn });

const index = indexWorks([
  book('L’Étranger', 'Albert Camus', '9782070360024'),
  book('The Left Hand of Darkness', 'Ursula K. Le Guin'),
  book('Война и мир', 'Лев Толстой'),
  book('<b>Emma</b>', 'Jane Austen'),
]);
const found = (query: string) => searchWorks(index, query).map(({ title }) => title);

test.each([
  ['etranger', 'L’Étranger'],
  ['ÉTRANGER camus', 'L’Étranger'],
  ['guin dark', 'The Left Hand of Darkness'],
  ['ойна', 'Война и мир'],
  ['978-2-07-036002-4', 'L’Étranger'],
  ['0360', 'L’Étranger'],
  ['emma', '<b>Emma</b>'],
])('“%s” finds %s', (query, title) => {
  expect(found(query)).toEqual([title]);
});

test('every word has to be there, and none at all finds everything in its order', () => {
  expect(found('emma camus')).toEqual([]);
  expect(found('  ')).toHaveLength(4);
  expect(found('a')).toEqual(['L’Étranger', 'The Left Hand of Darkness', '<b>Emma</b>']);
});
