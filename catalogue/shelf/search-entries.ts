import type { SearchEntry } from '../search-index.ts';
import type { ShelfArtwork, ShelfBook, ShelfConcept, ShelfFilm } from './types.ts';

/** For a search in the browser over the shelves it has loaded: makeSearch([...bookEntries(SHELF_BOOKS)]). */
export const bookEntries = (books: ShelfBook[]): SearchEntry[] =>
  books.map((book) => ({
    kind: 'book',
    id: book.id,
    title: book.title,
    creator: book.author,
    isbn13: book.isbn13,
    aliases: book.subtitle ? [book.subtitle] : [],
    terms: [book.genre],
  }));

export const filmEntries = (films: ShelfFilm[]): SearchEntry[] =>
  films.map((film) => ({
    kind: 'movie',
    id: film.id,
    title: film.title,
    creator: film.director,
    terms: [...film.genres, film.country],
  }));

export const artworkEntries = (artworks: ShelfArtwork[]): SearchEntry[] =>
  artworks.map((artwork) => ({
    kind: 'artwork',
    id: artwork.id,
    title: artwork.title,
    creator: artwork.artist,
    terms: [artwork.movement, artwork.medium],
  }));

export const conceptEntries = (concepts: ShelfConcept[]): SearchEntry[] =>
  concepts.map((concept) => ({
    kind: 'concept',
    id: concept.id,
    title: concept.name,
    creator: '',
    aliases: concept.aliases ?? [],
    terms: [concept.category, concept.definition],
  }));
