/** The calls of each collection, so that what is said and done with a work is written once for all three. */
import type { QueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../call.ts';
import { artworksQuery } from '../../data/artworks.ts';
import { booksQuery } from '../../data/books.ts';
import { moviesQuery } from '../../data/movies.ts';
import { tellOtherTabs } from '../../data/other-tabs.ts';
import { addedOnce, isUnanswered } from '../added-once.ts';
import type { WorkKind, WorkOf } from './own-work.ts';
import type { ReadingStatus } from './reading-status.ts';

type Bodies = {
  book: { add: Input<'POST /api/books'>['body']; change: Input<'PUT /api/books/{id}'>['body'] };
  movie: { add: Input<'POST /api/movies'>['body']; change: Input<'PUT /api/movies/{id}'>['body'] };
  artwork: { add: Input<'POST /api/artworks'>['body']; change: Input<'PUT /api/artworks/{id}'>['body'] };
};
export type AddBody<K extends WorkKind> = Omit<Bodies[K]['add'], 'clientId'>;
export type ChangeBody<K extends WorkKind> = Bodies[K]['change'];

type Calls<K extends WorkKind> = {
  queryKey: readonly string[];
  add: (body: AddBody<K> & { clientId: string }) => Promise<WorkOf[K]>;
  change: (id: number, body: ChangeBody<K>) => Promise<WorkOf[K]>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<WorkOf[K]>;
};

const CALLS: { [K in WorkKind]: Calls<K> } = {
  book: {
    queryKey: booksQuery.queryKey,
    add: (body) => call('POST /api/books', { body }),
    change: (id, body) => call('PUT /api/books/{id}', { params: { id }, body }),
    remove: (id) => call('DELETE /api/books/{id}', { params: { id } }),
    restore: (id) => call('POST /api/books/{id}/restore', { params: { id } }),
  },
  movie: {
    queryKey: moviesQuery.queryKey,
    add: (body) => call('POST /api/movies', { body }),
    change: (id, body) => call('PUT /api/movies/{id}', { params: { id }, body }),
    remove: (id) => call('DELETE /api/movies/{id}', { params: { id } }),
    restore: (id) => call('POST /api/movies/{id}/restore', { params: { id } }),
  },
  artwork: {
    queryKey: artworksQuery.queryKey,
    add: (body) => call('POST /api/artworks', { body }),
    change: (id, body) => call('PUT /api/artworks/{id}', { params: { id }, body }),
    remove: (id) => call('DELETE /api/artworks/{id}', { params: { id } }),
    restore: (id) => call('POST /api/artworks/{id}/restore', { params: { id } }),
  },
};

/** Changes the list as it is shown, and says so to the other tabs. */
function update<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  change: (works: WorkOf[K][]) => WorkOf[K][],
): void {
  const { queryKey } = CALLS[kind];
  const isAsking = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
  client.setQueryData<WorkOf[K][]>(queryKey, (works) => works && change(works));
  // An answer under way was given before this change, and would take it back.
  if (isAsking) void client.invalidateQueries({ queryKey });
  tellOtherTabs(queryKey);
}

/** The list as the server has it by now. */
export async function askAgain(client: QueryClient, kind: WorkKind): Promise<void> {
  await client.refetchQueries({ queryKey: CALLS[kind].queryKey, exact: true });
}

/** As it was last heard of. */
export function knownWork<K extends WorkKind>(client: QueryClient, kind: K, id: number): WorkOf[K] | null {
  const works = client.getQueryData<WorkOf[K][]>(CALLS[kind].queryKey);
  return works?.find((work) => work.id === id) ?? null;
}

export async function addWork<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  body: AddBody<K>,
): Promise<WorkOf[K]> {
  const { add, queryKey } = CALLS[kind];
  try {
    const added = await addedOnce({ kind, ...body }, (clientId) => add({ ...body, clientId }));
    update(client, kind, (works) => [added, ...works.filter(({ id }) => id !== added.id)]);
    return added;
  } catch (error) {
    // It may stand there all the same.
    if (isUnanswered(error)) void client.invalidateQueries({ queryKey });
    throw error;
  }
}

export async function changeWork<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  id: number,
  body: ChangeBody<K>,
): Promise<WorkOf[K]> {
  const changed = await CALLS[kind].change(id, body);
  update(client, kind, (works) => works.map((work) => (work.id === id ? changed : work)));
  return changed;
}

export async function removeWork(client: QueryClient, kind: WorkKind, id: number): Promise<void> {
  await CALLS[kind].remove(id);
  forgetWork(client, kind, id);
}

/** It is gone already: the list only has to learn of it. */
export function forgetWork<K extends WorkKind>(client: QueryClient, kind: K, id: number): void {
  update(client, kind, (works) => works.filter((work) => work.id !== id));
}

/** Brings it back to its old place. */
export async function restoreWork<K extends WorkKind>(
  client: QueryClient,
  kind: K,
  id: number,
): Promise<WorkOf[K]> {
  const back = await CALLS[kind].restore(id);
  update(client, kind, (works) => inItsPlace(works, back));
  return back;
}

/** Its id tells the place: lists are newest first. */
function inItsPlace<Work extends { id: number }>(works: Work[], work: Work): Work[] {
  const others = works.filter(({ id }) => id !== work.id);
  const place = others.findIndex(({ id }) => id < work.id);
  return place < 0 ? [...others, work] : [...others.slice(0, place), work, ...others.slice(place)];
}

/** In one go: one by one, the thousands of a wrong import would take minutes. */
export async function removeBooks(client: QueryClient, ids: number[]): Promise<void> {
  await call('POST /api/books/delete', { body: { ids } });
  const gone = new Set(ids);
  update(client, 'book', (books) => books.filter(({ id }) => !gone.has(id)));
}

export async function setStatusOf(
  client: QueryClient,
  ids: number[],
  status: ReadingStatus | null,
): Promise<void> {
  await call('POST /api/books/status', { body: { ids, status } });
  const changed = new Set(ids);
  update(client, 'book', (books) => books.map((book) => (changed.has(book.id) ? { ...book, status } : book)));
}

/** Answers those that could be brought back. */
export async function restoreBooks(client: QueryClient, ids: number[]): Promise<WorkOf['book'][]> {
  const back = await call('POST /api/books/restore', { body: { ids } });
  const here = new Set(back.map(({ id }) => id));
  update(client, 'book', (books) =>
    [...books.filter(({ id }) => !here.has(id)), ...back].sort((a, b) => b.id - a.id),
  );
  return back;
}

const LONGEST = 60;

/** A title in the middle of a sentence: whole, unless it would push the sentence away. */
export function shortTitle(title: string): string {
  return title.length > LONGEST ? `${title.slice(0, LONGEST).toWellFormed().trimEnd()}…` : title;
}
