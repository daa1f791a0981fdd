import type { Verb } from '../http/verb.ts';

export const listBooks: Verb<'listBooks'> = ({ world, person }) =>
  world.kept.get(person, 'books', () => world.store.books.list(person.userId));
