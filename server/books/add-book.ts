import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';

export const addBook: Verb<'addBook'> = async ({ world, person, body }) => {
  const book = await world.store.books.add(ownCollection(person), body, world.now());
  world.covers.wake();
  return book;
};
