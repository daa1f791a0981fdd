import { expect, test } from 'vitest';
import { ownBook } from '#tests/own-book.ts';
import { changesWithWas, draftOf } from './book-draft.ts';

const before = draftOf({
  ...ownBook({ title: 'Emma', author: 'Jane Austen' }),
  notes: 'Before',
  rating: 4,
  status: null,
});

test('only what was changed is sent, with what it was', () => {
  expect(changesWithWas(before, { ...before, notes: '', rating: 4.5, status: 'read' })).toEqual({
    notes: null,
    rating: 4.5,
    status: 'read',
    was: { notes: 'Before', rating: 4, status: null },
  });
});

test('nothing changed is nothing to send', () => {
  expect(changesWithWas(before, { ...before })).toEqual({ was: {} });
});
