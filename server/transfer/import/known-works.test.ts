import { describe, expect, it } from 'vitest';
import type { WorkKind } from '../../store/work-shapes.ts';
import { KnownWorks } from './known-works.ts';

const work = (
  title: string,
  creator: string,
  more: { kind?: WorkKind; isbn?: string; year?: string } = {},
) => ({
  kind: more.kind ?? 'book',
  title,
  creator,
  isbn: more.isbn ?? null,
  year: more.year ?? null,
});
const knows = (a: ReturnType<typeof work>, b: ReturnType<typeof work>): boolean => {
  const known = new KnownWorks<number>();
  known.add({ ...a, id: 1 });
  return known.find(b) === 1;
};
const film = (title: string, creator: string, year?: string) =>
  work(title, creator, { kind: 'movie', ...(year ? { year } : {}) });

describe('a work is known again', () => {
  it.each([
    ['in another case', work('Emma', 'Jane Austen'), work('EMMA', 'jane austen')],
    ['without its accents', work('L’Étranger', 'Albert Camus'), work("L'Etranger", 'Albert Camus')],
    ['with other signs', work('Catch-22', 'Joseph Heller'), work('Catch 22', 'Joseph Heller')],
    ['surname first', work('Emma', 'Jane Austen'), work('Emma', 'Austen, Jane')],
    ['with its series', work('Dune', 'Frank Herbert'), work('Dune (Dune, #1)', 'Frank Herbert')],
    [
      'with one of its authors',
      work('Good Omens', 'Terry Pratchett, Neil Gaiman'),
      work('Good Omens', 'Neil Gaiman'),
    ],
    [
      'by its ISBN, called otherwise',
      work('A', 'B', { isbn: '0141439548' }),
      work('X', 'Y', { isbn: '9780141439549' }),
    ],
    [
      'in another edition',
      work('Emma', 'Jane Austen', { isbn: '0141439548' }),
      work('Emma', 'Jane Austen', { isbn: '9780192833129' }),
    ],
    ['as a film without its director', film('Ran', 'Akira Kurosawa', '1985'), film('Ran', 'Unknown', '1985')],
    ['of nothing but signs', work('???', 'A B'), work('???', 'A B')],
  ])('%s', (_, a, b) => {
    expect([knows(a, b), knows(b, a)]).toEqual([true, true]);
  });
});

describe('works are kept apart', () => {
  it.each([
    ['by their makers', work('Poems', 'Emily Brontë'), work('Poems', 'Charlotte Brontë')],
    ['by their part of a series', work('Saga (Saga, #1)', 'B K V'), work('Saga (Saga, #2)', 'B K V')],
    ['by what stands in brackets', work('It (Part One)', 'S K'), work('It (Part Two)', 'S K')],
    ['by their year, films', film('Dune', 'Unknown', '1984'), film('Dune', 'Unknown', '2021')],
    ['by their kind', work('Ran', 'A K'), film('Ran', 'A K')],
    ['of nothing but signs', work('???', 'A B'), work('!!!', 'A B')],
    ['in other scripts', work('百年孤独', '加西亚·马尔克斯'), work('红楼梦', '加西亚·马尔克斯')],
  ])('%s', (_, a, b) => {
    expect([knows(a, b), knows(b, a)]).toEqual([false, false]);
  });
});
