import { ARTWORKS } from '../artworks.ts';
import { BOOKS } from '../books.ts';
import { CONCEPTS } from '../concepts.ts';
import { FILMS } from '../films.ts';
import type { CoverInput } from './frame.ts';

/** Everything the catalogue would show a cover of, in its own order. */
export const SHELF = {
  books: BOOKS.map(
    (book): CoverInput => ({ kind: 'book', title: book.title, creator: book.author, year: book.year }),
  ),
  films: FILMS.map(
    (film): CoverInput => ({ kind: 'movie', title: film.title, creator: film.director, year: film.year }),
  ),
  artworks: ARTWORKS.map(
    (work): CoverInput => ({
      kind: 'artwork',
      title: work.title,
      creator: work.artist,
      year: work.year,
      palette: work.palette,
    }),
  ),
  concepts: CONCEPTS.map(
    (idea): CoverInput => ({ kind: 'concept', title: idea.name, creator: idea.category }),
  ),
} as const;
