import { expect, test } from 'vitest';
import { decide } from '../../routes/decide.ts';
import { deedsFor } from './deeds.ts';
import { groupsFor } from './finding.ts';
import { placesFor } from './places.ts';

const titles = (query: string, isAdmin = false) => deedsFor(query, isAdmin).map(({ title }) => title);

test('what can be done is found by what people call it', () => {
  expect(titles('add book')).toEqual(['Add Books']);
  expect(titles('dark')).toEqual(['Change the theme']);
  expect(titles('goodreads')).toEqual(['Import a file']);
  expect(titles('log out')).toEqual(['Sign out']);
  expect(titles('keys')).toEqual(['Keyboard shortcuts']);
});

test('nothing is offered before somebody looks for it, and adding users to administrators only', () => {
  expect(titles('', true)).toEqual([]);
  expect(titles('ad', true)).toEqual([]);
  expect(titles('day of reckoning')).toEqual([]);
  expect(titles('add user')).toEqual([]);
  expect(titles('add user', true)).toEqual(['Add a user']);
});

test('every page it is done on is there', () => {
  const places = deedsFor('add', true)
    .concat(deedsFor('import', true), deedsFor('profile', true))
    .flatMap(({ to }) => (typeof to === 'string' ? [to] : []));
  expect(places.length).toBeGreaterThan(4);
  for (const to of places) expect(decide(to.split('?')[0] ?? '', 'admin').show).toBe('page');
});

test('what can be done comes before a page that is only for it, and after a page of that name', () => {
  const found = (query: string) => [...placesFor(query, false), ...deedsFor(query, false)];
  const first = (query: string) =>
    groupsFor(query, found(query)).filter((group) => /^(Do|Go to)$/.test(group));
  expect(first('import')).toEqual(['Do', 'Go to']);
  expect(first('add')).toEqual(['Do', 'Go to']);
  expect(first('profile')).toEqual(['Go to', 'Do']);
});
