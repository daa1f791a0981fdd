import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';

export const setStatusOfBooks: Verb<'setStatusOfBooks'> = async ({ world, person, body }) => {
  const { ids, status } = body;
  await world.store.books.changeAll(ownCollection(person), ids, { status }, world.now());
  return undefined;
};
