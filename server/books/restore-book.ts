import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { RESTORE_MS } from '../store/sweep.ts';

export const restoreBook: Verb<'restoreBook'> = async ({ world, person, params }) => {
  const since = world.now() - RESTORE_MS;
  const book = await world.store.books.restore(ownCollection(person), asId(params.id), since);
  if (!book) throw notFound();
  return book;
};
