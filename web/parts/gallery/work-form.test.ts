import { expect, test } from 'vitest';
import { changesOf } from './work-form.ts';

const before = {
  title: 'Ran',
  director: 'Akira Kurosawa',
  year: '1985',
  genre: '',
  posterUrl: '',
  notes: '',
};

test('only what was changed is sent, with what it was', () => {
  expect(changesOf('movie', before, { ...before, notes: ' Wind ', year: '' })).toEqual({
    notes: 'Wind',
    year: null,
    was: { notes: null, year: 1985 },
  });
});

test('what another tab changed meanwhile is not sent back as it was', () => {
  expect(changesOf('movie', before, { ...before, genre: 'War' })).toEqual({
    genre: 'War',
    was: { genre: null },
  });
});
