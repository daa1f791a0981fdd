import { bookById } from '../books.ts';
import { conceptById } from '../concepts.ts';
import type { CatalogueArtwork, CatalogueBook, CatalogueFilm, Concept } from '../types.ts';
import type { ShelfArtwork, ShelfBook, ShelfConcept, ShelfFilm, StudyCard } from './types.ts';

export const shelfBook = (book: CatalogueBook): ShelfBook => ({
  id: book.id,
  title: book.title,
  ...(book.subtitle && { subtitle: book.subtitle }),
  author: book.author,
  year: book.year,
  ...(book.yearLabel && { yearLabel: book.yearLabel }),
  isbn13: book.isbn13,
  genre: book.genre,
  popular: book.popular,
});

export const shelfFilm = (film: CatalogueFilm): ShelfFilm => ({
  id: film.id,
  title: film.title,
  director: film.director,
  year: film.year,
  genre: film.genre,
  genres: film.genres,
  country: film.country,
  runtimeMinutes: film.runtimeMinutes,
});

export const shelfArtwork = (artwork: CatalogueArtwork): ShelfArtwork => ({
  id: artwork.id,
  title: artwork.title,
  artist: artwork.artist,
  year: artwork.year,
  yearNumber: artwork.yearNumber,
  medium: artwork.medium,
  movement: artwork.movement,
  imageFile: artwork.imageFile,
  rightsTier: artwork.rightsTier,
  palette: artwork.palette,
  paletteNames: artwork.paletteNames,
});

const conceptEntry = ({ id, name, category, level, definition }: Concept) => ({
  id,
  name,
  category,
  level,
  definition,
});

export const shelfConcept = (concept: Concept): ShelfConcept => ({
  ...conceptEntry(concept),
  ...(concept.aliases && { aliases: concept.aliases }),
});

export const studyCard = (concept: Concept): StudyCard => ({
  ...conceptEntry(concept),
  example: concept.example,
  limit: concept.limit,
  misconception: concept.misconception,
  test: concept.test,
  origin: concept.origin,
  related: concept.related.flatMap((id) => {
    const other = conceptById(id);
    return other ? [{ id, name: other.name }] : [];
  }),
  books: concept.books.flatMap((id) => {
    const book = bookById(id);
    return book ? [{ id, title: book.title, author: book.author }] : [];
  }),
});
