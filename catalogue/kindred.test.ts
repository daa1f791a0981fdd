import { describe, expect, test } from 'vitest';
import { BOOKS, bookById } from './books.ts';
import { conceptById } from './concepts.ts';
import { FILMS, filmById } from './films.ts';
import { kindredOfBook, kindredOfFilm } from './kindred.ts';
import type { WorkLink } from './types.ts';

const ideasOf = ({ kind, id }: Pick<WorkLink, 'kind' | 'id'>) =>
  (kind === 'book' ? bookById(id) : filmById(id))?.relatedConcepts ?? [];

describe('works to set beside each other', () => {
  test('every book has one, and never itself', () => {
    for (const book of BOOKS) {
      const kin = kindredOfBook(book);
      expect(kin.length, book.id).toBeGreaterThanOrEqual(1);
      expect(
        kin.some(({ kind, id }) => kind === 'book' && id === book.id),
        book.id,
      ).toBe(false);
    }
  });

  test('the reason names an idea that both works turn on', () => {
    for (const work of [...BOOKS, ...FILMS]) {
      const kin = 'author' in work ? kindredOfBook(work) : kindredOfFilm(work);
      for (const link of kin) {
        const shared = ideasOf(link).filter((id) => work.relatedConcepts.includes(id));
        expect(
          shared.some((id) => link.reason?.includes(conceptById(id)?.name ?? '?')),
          link.reason ?? '',
        ).toBe(true);
      }
    }
  });
});
