import type { ShelfBook } from '#catalogue/shelf/types.ts';
import { catalogueId } from './catalogue-id.ts';
import type { Work } from './work.ts';

type Facts = Pick<Work, 'year' | 'genres'>;

export const bookFacts = ({ year, yearLabel, genre }: ShelfBook): Required<Facts> => ({
  year: yearLabel ?? String(year),
  genres: [genre],
});

/** When and what kind, where the catalogue knows a book of one's own; the room opens without it, too. */
export async function knownBookFacts(book: Pick<Work, 'title' | 'creator'>): Promise<Facts> {
  try {
    const id = await catalogueId({ ...book, kind: 'book', slug: null });
    if (id === null) return {};
    const { SHELF_BOOKS } = await import('#catalogue/shelf/books.ts');
    const found = SHELF_BOOKS.find((one) => one.id === id);
    return found ? bookFacts(found) : {};
  } catch (cause) {
    console.error('The catalogue could not be looked into.', cause);
    return {};
  }
}
