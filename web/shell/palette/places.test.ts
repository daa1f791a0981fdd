import { expect, test } from 'vitest';
import { decide } from '../../routes/decide.ts';
import { placesFor } from './places.ts';

const titles = (query: string, isAdmin = false) => placesFor(query, isAdmin).map(({ title }) => title);

test('every page is found by the words of its name, whatever their case and order', () => {
  expect(titles('INSIGHTS reading')).toEqual(['Reading Insights']);
  expect(titles('films')).toEqual(['Discuss Movies']);
  expect(titles('nothing like that')).toEqual([]);
});

test('administration is offered to administrators only', () => {
  expect(titles('admin')).not.toContain('Admin Dashboard');
  expect(titles('admin', true)).toContain('Admin Dashboard');
});

test('every page that is offered is there', () => {
  for (const { to } of placesFor('', true)) expect(decide(String(to), 'admin').show).toBe('page');
});
