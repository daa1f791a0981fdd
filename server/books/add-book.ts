import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';

export const addBook: Verb<'addBook'> = ({ world, person, body }) =>
  world.store.books.add(ownCollection(person), body, world.now());
