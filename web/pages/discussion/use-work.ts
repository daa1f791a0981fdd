import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Book } from '#contract/books.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { booksQuery } from '../../data/books.ts';
import { discussionsQuery } from '../../data/discussions.ts';
import type { Discussed } from '../../routes/discussion-path.ts';
import type { Work } from './work.ts';

export type FoundWork =
  | { state: 'coming' }
  | { state: 'trouble'; error: Error; tryAgain: () => void }
  | { state: 'missing' }
  | { state: 'here'; work: Work };

/** The work an address names. */
export function useWork(discussed: Discussed): FoundWork {
  const isOwn = 'itemId' in discussed;
  const isOwnBook = isOwn && discussed.kind === 'book';
  const books = useQuery({ ...booksQuery, enabled: isOwnBook });
  const talks = useQuery({ ...discussionsQuery(discussed.kind), enabled: isOwn && !isOwnBook });
  const entry = useQuery({ ...catalogueWork(discussed), enabled: !isOwn });
  const source = isOwnBook ? books : isOwn ? talks : entry;

  if (source.isPending) return { state: 'coming' };
  if (source.isError) return { state: 'trouble', error: source.error, tryAgain: () => void source.refetch() };
  const work = isOwn ? ownWork(discussed, books.data, talks.data) : entry.data;
  return work ? { state: 'here', work } : { state: 'missing' };
}

type Own = Extract<Discussed, { itemId: number }>;
type Talk = { itemId: number | null; title: string; creator: string };

/** Films and artworks of one's own are known here by the talks about them, which name them as they are called. */
function ownWork({ kind, itemId }: Own, books?: Book[], talks?: Talk[]): Work | null {
  if (kind === 'book') {
    const book = books?.find(({ id }) => id === itemId);
    if (!book) return null;
    const isConcept = book.author === CONCEPT_AUTHOR;
    return {
      kind: isConcept ? 'concept' : kind,
      itemId: isConcept ? null : itemId,
      slug: null,
      title: book.title,
      creator: book.author,
      coverUrl: book.coverUrl,
    };
  }
  const talk = talks?.find((one) => one.itemId === itemId);
  return talk ? { kind, itemId, slug: null, title: talk.title, creator: talk.creator } : null;
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
      const year = found.yearLabel ?? String(found.year);
      return { kind, itemId: null, slug, title: found.title, creator: found.author, year };
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
