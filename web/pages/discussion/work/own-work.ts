import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Artwork } from '#contract/artworks.ts';
import type { Book } from '#contract/books.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import type { Movie } from '#contract/movies.ts';
import { artworksQuery } from '../../../data/artworks.ts';
import { booksQuery } from '../../../data/books.ts';
import { moviesQuery } from '../../../data/movies.ts';
import type { Work } from './work.ts';

export type OwnKind = Exclude<Kind, 'concept'>;

/** Something of the person's own, as its collection has it; null when it is not there. */
export const ownWorkQuery = (client: QueryClient, kind: OwnKind, itemId: number) =>
  queryOptions({
    queryKey: ['own work', kind, itemId],
    queryFn: () => fetched(client, kind, itemId),
    // At once where the collection is here, so that whoever comes from it need not wait for a moment.
    initialData: () => seen(client, kind, itemId),
    // The collections are what is kept; this is only a look at one of their things.
    gcTime: 0,
  });

type Collections = { book: Book; movie: Movie; artwork: Artwork };

const LISTS = { book: booksQuery, movie: moviesQuery, artwork: artworksQuery };

const WORK_OF: { [K in OwnKind]: (thing: Collections[K]) => Work } = {
  book: ({ id, title, author, coverUrl }) =>
    // A concept kept in the collection opens the discussions of the concept.
    author === CONCEPT_AUTHOR
      ? { kind: 'concept', itemId: null, slug: null, title, creator: author }
      : { kind: 'book', itemId: id, slug: null, title, creator: author, pictureUrl: coverUrl },
  movie: ({ id, title, director, year, genre, posterUrl }) => ({
    kind: 'movie',
    itemId: id,
    slug: null,
    title,
    creator: director,
    ...(year !== null && { year: String(year) }),
    ...(genre && { genres: genre.split(/(?<!\s)\s*[,/]\s*/).filter(Boolean) }),
    pictureUrl: posterUrl,
  }),
  artwork: ({ id, title, artist, year, movement, imageUrl }) => ({
    kind: 'artwork',
    itemId: id,
    slug: null,
    title,
    creator: artist,
    ...(year && { year }),
    ...(movement && { genres: [movement] }),
    pictureUrl: imageUrl,
  }),
};

function seen<K extends OwnKind>(client: QueryClient, kind: K, itemId: number): Work | undefined {
  const list = client.getQueryData<Collections[K][]>(LISTS[kind].queryKey);
  const thing = list?.find(({ id }) => id === itemId);
  return thing && WORK_OF[kind](thing);
}

/** What is not in the collection as it was last seen may have been added elsewhere since. */
async function fetched(client: QueryClient, kind: OwnKind, itemId: number): Promise<Work | null> {
  const query = LISTS[kind] as typeof booksQuery;
  await client.fetchQuery({ ...query, staleTime: 0 });
  return seen(client, kind, itemId) ?? null;
}
