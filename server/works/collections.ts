import { workVerbs } from './verbs.ts';

export const books = workVerbs({
  name: 'books',
  in: (world) => world.store.books,
  after: (world) => world.covers.wake(),
});
export const movies = workVerbs({ name: 'movies', in: (world) => world.store.movies });
export const artworks = workVerbs({ name: 'artworks', in: (world) => world.store.artworks });
