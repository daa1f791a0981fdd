import { type FetchQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { artworksQuery } from '../../data/artworks.ts';
import { booksQuery } from '../../data/books.ts';
import { moviesQuery } from '../../data/movies.ts';
import type { Work } from './work.ts';

export type OwnKind = Exclude<Kind, 'concept'>;

/** Something of the person's own, as its collection has it; null when it is not there. */
export const ownWorkQuery = (client: QueryClient, kind: OwnKind, itemId: number) =>
  queryOptions({
    queryKey: ['own work', kind, itemId],
    queryFn: () => OWN[kind](client, itemId),
    // The collections are what is kept; this is only a look at one of their things.
    gcTime: 0,
  });

const OWN: Record<OwnKind, (client: QueryClient, itemId: number) => Promise<Work | null>> = {
  book: async (client, itemId) => {
    const book = await inCollection(client, booksQuery, itemId);
    if (!book) return null;
    const { title, author, coverUrl } = book;
    // A concept kept in the collection opens the discussions of the concept.
    if (author === CONCEPT_AUTHOR)
      return { kind: 'concept', itemId: null, slug: null, title, creator: author };
    return { kind: 'book', itemId, slug: null, title, creator: author, pictureUrl: coverUrl };
  },
  movie: async (client, itemId) => {
    const movie = await inCollection(client, moviesQuery, itemId);
    if (!movie) return null;
    const { title, director, year, genre, posterUrl } = movie;
    return {
      kind: 'movie',
      itemId,
      slug: null,
      title,
      creator: director,
      ...(year !== null && { year: String(year) }),
      ...(genre && { genres: genre.split(/(?<!\s)\s*[,/]\s*/).filter(Boolean) }),
      pictureUrl: posterUrl,
    };
  },
  artwork: async (client, itemId) => {
    const artwork = await inCollection(client, artworksQuery, itemId);
    if (!artwork) return null;
    const { title, artist, year, movement, imageUrl } = artwork;
    return {
      kind: 'artwork',
      itemId,
      slug: null,
      title,
      creator: artist,
      ...(year && { year }),
      ...(movement && { genres: [movement] }),
      pictureUrl: imageUrl,
    };
  },
};

/** What is not in the collection as it was last seen may have been added elsewhere since. */
async function inCollection<Thing extends { id: number }>(
  client: QueryClient,
  query: FetchQueryOptions<Thing[], Error, Thing[], string[]>,
  itemId: number,
): Promise<Thing | undefined> {
  const isIt = ({ id }: Thing) => id === itemId;
  const seen = client.getQueryData<Thing[]>(query.queryKey)?.find(isIt);
  return seen ?? (await client.fetchQuery({ ...query, staleTime: 0 })).find(isIt);
}
