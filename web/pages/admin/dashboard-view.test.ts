import { expect, test } from 'vitest';
import { searchWith, sortAfter, viewAt } from './dashboard-view.ts';

test('a pasted address brings the same page of the same search back', () => {
  const search = searchWith('', { q: 'Zoë & co', sort: 'name', cursor: 'abc_-', dialog: 'suspend.7' });
  expect(viewAt(search)).toEqual({
    tab: 'users',
    q: 'Zoë & co',
    sort: 'name',
    cursor: 'abc_-',
    dialog: 'suspend.7',
  });
});

test('another search or another order begins at its first page; opening a dialog keeps the page', () => {
  const search = searchWith('', { cursor: 'abc' });
  expect(viewAt(searchWith(search, { q: 'ann' })).cursor).toBe('');
  expect(viewAt(searchWith(search, { sort: 'email' })).cursor).toBe('');
  expect(viewAt(searchWith(search, { dialog: 'create' })).cursor).toBe('abc');
});

test('what is usual is not in the address, and what is nonsense is the usual', () => {
  expect(searchWith('?q=ann', { q: '', tab: 'users', sort: '-createdAt' })).toBe('');
  expect(viewAt('?tab=cellar&sort=shoes')).toMatchObject({ tab: 'users', sort: '-createdAt' });
});

test('a column clicked again turns round; names begin at A, times with the newest', () => {
  expect(sortAfter('-createdAt', 'name')).toBe('name');
  expect(sortAfter('name', 'name')).toBe('-name');
  expect(sortAfter('-name', 'name')).toBe('name');
  expect(sortAfter('name', 'lastActiveAt')).toBe('-lastActiveAt');
});
