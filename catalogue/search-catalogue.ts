import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { makeSearch, type Search } from './search.ts';
import type { SearchEntry } from './search-index.ts';

/** All four kinds with every word that leads to them. */
export const catalogueSearchEntries = (): SearchEntry[] => [
  ...BOOKS.map((book) => ({
    kind: 'book' as const,
    id: book.id,
    title: book.title,
    creator: book.author,
    isbn13: book.isbn13,
    aliases: [...(book.subtitle ? [book.subtitle] : []), ...(book.aliases ?? [])],
    terms: [...book.keyTerms, ...book.themes, book.genre],
  })),
  ...FILMS.map((film) => ({
    kind: 'movie' as const,
    id: film.id,
    title: film.title,
    creator: film.director,
    aliases: film.aliases,
    terms: [...film.keyTerms, ...film.themes, ...film.genres, film.country],
  })),
  ...ARTWORKS.map((artwork) => ({
    kind: 'artwork' as const,
    id: artwork.id,
    title: artwork.title,
    creator: artwork.artist,
    aliases: artwork.aliases,
    terms: [...artwork.keyTerms, ...artwork.themes, artwork.movement, artwork.location],
  })),
  ...CONCEPTS.map((concept) => ({
    kind: 'concept' as const,
    id: concept.id,
    title: concept.name,
    creator: '',
    aliases: concept.aliases,
    terms: [...concept.keyTerms, concept.category],
  })),
];

let made: Search | null = null;

/** Over the whole catalogue; the index is made at the first question. */
export const searchCatalogue: Search = (query, options) => {
  made ??= makeSearch(catalogueSearchEntries());
  return made(query, options);
};
