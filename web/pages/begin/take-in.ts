import type { QueryClient } from '@tanstack/react-query';
import { fold } from '#catalogue/folding.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { call } from '../../call.ts';
import { addWork } from '../../parts/works/collections.ts';
import type { Discussed } from '../../routes/discussion-path.ts';

export type Wanted = { kind: Kind; title: string; creator: string };
type Own = { id: number; title: string; creator: string };
type Shelf = {
  list: () => Promise<Own[]>;
  add: (client: QueryClient) => Promise<number>;
  kind: Exclude<Kind, 'concept'>;
};

/** The person's own work of this name, as the server has it now; null when they have none. */
export async function ownOf(wanted: Wanted): Promise<Discussed | null> {
  const { kind, list } = shelfFor(wanted);
  const isIt = (one: Own) =>
    fold(one.title) === fold(wanted.title) && fold(one.creator) === fold(creatorOf(wanted));
  const own = (await list()).find(isIt);
  return own ? { kind, itemId: own.id } : null;
}

/** Takes it into the person's collection, once. */
export async function takeIn(client: QueryClient, wanted: Wanted): Promise<Discussed> {
  const before = await ownOf(wanted);
  if (before) return before;
  const { kind, add } = shelfFor(wanted);
  return { kind, itemId: await add(client) };
}

/** A concept is kept as a book by the name that says so; nobody is not a name. */
function creatorOf({ kind, creator }: Wanted): string {
  return kind === 'concept' ? CONCEPT_AUTHOR : creator.trim() || 'Unknown';
}

function shelfFor(wanted: Wanted): Shelf {
  const { title } = wanted;
  const creator = creatorOf(wanted);
  switch (wanted.kind) {
    case 'movie':
      return {
        kind: 'movie',
        list: async () => (await call('GET /api/movies')).map((one) => ({ ...one, creator: one.director })),
        add: async (client) => (await addWork(client, 'movie', { title, director: creator })).id,
      };
    case 'artwork':
      return {
        kind: 'artwork',
        list: async () => (await call('GET /api/artworks')).map((one) => ({ ...one, creator: one.artist })),
        add: async (client) => (await addWork(client, 'artwork', { title, artist: creator })).id,
      };
    default:
      return {
        kind: 'book',
        list: async () => (await call('GET /api/books')).map((one) => ({ ...one, creator: one.author })),
        add: async (client) => (await addWork(client, 'book', { title, author: creator })).id,
      };
  }
}
