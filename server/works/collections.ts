import { workVerbs } from './verbs.ts';

export const books = workVerbs({
  kind: 'book',
  in: (world) => world.store.books,
  after: (world) => world.covers.wake(),
});
export const movies = workVerbs({ kind: 'movie', in: (world) => world.store.movies });
export const artworks = workVerbs({ kind: 'artwork', in: (world) => world.store.artworks });
