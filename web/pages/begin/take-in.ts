import type { QueryClient } from '@tanstack/react-query';
import { fold } from '#catalogue/folding.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { call } from '../../call.ts';
import { artworksQuery } from '../../data/artworks.ts';
import { booksQuery } from '../../data/books.ts';
import { moviesQuery } from '../../data/movies.ts';
import type { Discussed } from '../../routes/discussion-path.ts';

export type Wanted = { kind: Kind; title: string; creator: string };
type Own = { id: number; title: string; creator: string };
type Shelf = { list: () => Promise<Own[]>; add: () => Promise<number>; kind: Exclude<Kind, 'concept'> };

/** The person's own work of this name, as something to talk about; null when they have none. */
export async function ownOf(client: QueryClient, wanted: Wanted): Promise<Discussed | null> {
  const { kind, list } = shelfFor(client, wanted);
  const isIt = (one: Own) =>
    fold(one.title) === fold(wanted.title) && fold(one.creator) === fold(creatorOf(wanted));
  const own = (await list()).find(isIt);
  return own ? { kind, itemId: own.id } : null;
}

/** Takes it into the person's collection, once. */
export async function takeIn(client: QueryClient, wanted: Wanted): Promise<Discussed> {
  const before = await ownOf(client, wanted);
  if (before) return before;
  const { kind, add } = shelfFor(client, wanted);
  return { kind, itemId: await add() };
}

/** A concept is kept as a book by the name that says so; nobody is not a name. */
function creatorOf({ kind, creator }: Wanted): string {
  return kind === 'concept' ? CONCEPT_AUTHOR : creator.trim() || 'Unknown';
}

function shelfFor(client: QueryClient, wanted: Wanted): Shelf {
  const { title } = wanted;
  const creator = creatorOf(wanted);
  // As the collection is now, not as it was last seen: nothing is to be added twice.
  const now = { staleTime: 0 };
  switch (wanted.kind) {
    case 'movie':
      return {
        kind: 'movie',
        list: async () =>
          (await client.fetchQuery({ ...moviesQuery, ...now })).map((one) => ({
            ...one,
            creator: one.director,
          })),
        add: async () => (await call('POST /api/movies', { body: { title, director: creator } })).id,
      };
    case 'artwork':
      return {
        kind: 'artwork',
        list: async () =>
          (await client.fetchQuery({ ...artworksQuery, ...now })).map((one) => ({
            ...one,
            creator: one.artist,
          })),
        add: async () => (await call('POST /api/artworks', { body: { title, artist: creator } })).id,
      };
    default:
      return {
        kind: 'book',
        list: async () =>
          (await client.fetchQuery({ ...booksQuery, ...now })).map((one) => ({
            ...one,
            creator: one.author,
          })),
        add: async () => (await call('POST /api/books', { body: { title, author: creator } })).id,
      };
  }
}
