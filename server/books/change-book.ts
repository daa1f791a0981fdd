import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';

export const changeBook: Verb<'changeBook'> = async ({ world, person, params, body }) => {
  const book = await world.store.books.change(ownCollection(person), asId(params.id), body, world.now());
  if (!book) throw notFound();
  world.covers.wake();
  return book;
};
