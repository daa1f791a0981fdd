import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ShelfBook } from '#catalogue/shelf/types.ts';
import { catalogueId } from './catalogue-id.ts';
import type { Work } from './work.ts';

type Facts = Pick<Work, 'year' | 'genres'>;

export const bookFacts = ({ year, yearLabel, genre }: ShelfBook): Required<Facts> => ({
  year: yearLabel ?? String(year),
  genres: [genre],
});

/** When, and of what kind: a book of one's own says neither, so the catalogue is asked. */
export function useFacts(work: Work): Facts {
  const { data } = useQuery({ ...knownFacts(work), enabled: work.kind === 'book' && !work.year });
  return data ?? work;
}

export const knownFacts = ({ kind, slug, title, creator }: Work) =>
  queryOptions({
    queryKey: ['book facts', title, creator],
    queryFn: async (): Promise<Facts | null> => {
      const id = await catalogueId({ kind, slug, title, creator });
      if (id === null) return null;
      const { SHELF_BOOKS } = await import('#catalogue/shelf/books.ts');
      const found = SHELF_BOOKS.find((one) => one.id === id);
      return found ? bookFacts(found) : null;
    },
  });
