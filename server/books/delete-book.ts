import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';

export const deleteBook: Verb<'deleteBook'> = async ({ world, person, params }) => {
  const removed = await world.store.books.remove(ownCollection(person), asId(params.id), world.now());
  if (!removed) throw notFound();
  return undefined;
};
