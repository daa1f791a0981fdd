import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { Discussed } from '../../../routes/discussion-path.ts';
import { bookFacts } from './book-facts.ts';
import { ownWorkQuery } from './own-work.ts';
import type { Work } from './work.ts';

export type FoundWork =
  | { state: 'coming' }
  | { state: 'trouble'; error: Error; tryAgain: () => void }
  | { state: 'missing' }
  | { state: 'here'; work: Work };

/** The work an address names. */
export function useWork(discussed: Discussed): FoundWork {
  const client = useQueryClient();
  const isOwn = 'itemId' in discussed;
  const own = useQuery({
    ...ownWorkQuery(client, isOwn ? discussed.kind : 'book', isOwn ? discussed.itemId : 0),
    enabled: isOwn,
  });
  const entry = useQuery({ ...catalogueWork(discussed), enabled: !isOwn });
  const { data: work, isPending, isError, error, refetch } = isOwn ? own : entry;
  if (isPending) return { state: 'coming' };
  if (isError) return { state: 'trouble', error, tryAgain: () => void refetch() };
  return work ? { state: 'here', work } : { state: 'missing' };
}

const catalogueWork = (discussed: Discussed) =>
  queryOptions({
    queryKey: ['catalogue work', discussed],
    queryFn: async (): Promise<Work | null> => ('slug' in discussed ? fromCatalogue(discussed) : null),
  });

async function fromCatalogue({ kind, slug }: Extract<Discussed, { slug: string }>): Promise<Work | null> {
  switch (kind) {
    case 'book': {
      const { SHELF_BOOKS } = await import('#catalogue/shelf/books.ts');
      const found = SHELF_BOOKS.find(({ id }) => id === slug);
      if (!found) return null;
      return { kind, itemId: null, slug, title: found.title, creator: found.author, ...bookFacts(found) };
    }
    case 'movie': {
      const { SHELF_FILMS } = await import('#catalogue/shelf/films.ts');
      const found = SHELF_FILMS.find(({ id }) => id === slug);
      if (!found) return null;
      const { title, director, genres } = found;
      return { kind, itemId: null, slug, title, creator: director, year: String(found.year), genres };
    }
    case 'artwork': {
      const { SHELF_ARTWORKS } = await import('#catalogue/shelf/artworks.ts');
      const found = SHELF_ARTWORKS.find(({ id }) => id === slug);
      if (!found) return null;
      const { title, artist, year, movement } = found;
      return { kind, itemId: null, slug, title, creator: artist, year, genres: [movement] };
    }
    case 'concept': {
      const { SHELF_CONCEPTS } = await import('#catalogue/shelf/concepts.ts');
      const found = SHELF_CONCEPTS.find(({ id }) => id === slug);
      if (!found) return null;
      return {
        kind,
        itemId: null,
        slug,
        title: found.name,
        creator: CONCEPT_AUTHOR,
        genres: [found.category],
      };
    }
  }
}
