import { expect, test } from 'vitest';
import type { Movie } from '#contract/movies.ts';
import { ownBook } from '#tests/own-book.ts';
import { indexWorks } from '../../parts/works/search-works.ts';
import { findInCatalogue } from './find-in-catalogue.ts';
import { findWorks } from './find-works.ts';

const times = {
  lastSession: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
};
const book = (id: number, title: string, author: string) => ownBook({ id, title, author });
const movie = (id: number, title: string, director: string): Movie => ({
  ...times,
  id,
  userId: 1,
  title,
  director,
  year: null,
  genre: null,
  posterUrl: null,
  notes: null,
});

const indexes = {
  book: indexWorks([
    book(1, 'A Life of Emma', 'Somebody'),
    book(2, 'Émma', 'Jane Austen'),
    book(3, 'Second-Order Thinking', 'Exploration'),
  ]),
  movie: indexWorks([movie(1, 'The Emma Film', 'A. Director')]),
};

test('own works of all kinds are found, those that begin as was typed first, each leading to its objectives', () => {
  const found = findWorks(indexes, 'emma');
  expect(found.map(({ title }) => title)).toEqual(['Émma', 'The Emma Film', 'A Life of Emma']);
  expect(found.map(({ to }) => to)).toEqual([
    '/books?discuss=2',
    '/movie-objectives?discuss=1',
    '/books?discuss=1',
  ]);
});

test('an idea that is kept among the books is shown as the idea it is', () => {
  expect(findWorks(indexes, 'second order')[0]).toMatchObject({
    kind: 'concept',
    detail: 'An idea you keep',
  });
});

test('the catalogue does not say again what the person has', () => {
  const kinds = (own: Parameters<typeof findInCatalogue>[1]) =>
    findInCatalogue('1984', own).filter(({ kind }) => kind === 'book');
  const [known] = kinds([]);
  expect(known?.to).toMatch(/^\/discuss\/book\/featured\//);
  if (!known) return;
  expect(kinds([{ ...known, group: 'Your collections' }]).map(({ key }) => key)).not.toContain(known.key);
});
