import { ARTWORKS } from '../artworks.ts';
import { BOOKS } from '../books.ts';
import { CONCEPTS } from '../concepts.ts';
import { FILMS } from '../films.ts';
import { BOOK_GENRES, CONCEPT_CATEGORIES, categorySlug, genreSlug } from '../lists.ts';
import { shelfArtwork, shelfBook, shelfConcept, shelfFilm, studyCard } from './from-deep-data.ts';
import { workCard } from './from-knowledge.ts';

/** What each shelf file holds, made anew from the deep data; scripts/write-shelves.ts writes it down. */
export const shelfContents = (): Record<string, object[]> => ({
  books: BOOKS.map(shelfBook),
  films: FILMS.map(shelfFilm),
  artworks: ARTWORKS.map(shelfArtwork),
  concepts: CONCEPTS.map(shelfConcept),
  'concept-fields': CONCEPT_CATEGORIES.map((field) => ({
    field,
    names: CONCEPTS.filter(({ category }) => category === field).map(({ name }) => name),
  })),
  ...Object.fromEntries(
    CONCEPT_CATEGORIES.map((category) => [
      `study-cards/${categorySlug(category)}`,
      CONCEPTS.filter((concept) => concept.category === category).map(studyCard),
    ]),
  ),
  ...Object.fromEntries(
    BOOK_GENRES.map((genre) => [
      `work-cards/${genreSlug(genre)}`,
      BOOKS.filter((book) => book.genre === genre).map((entry) => workCard({ kind: 'book', entry })),
    ]),
  ),
  'work-cards/films': FILMS.map((entry) => workCard({ kind: 'movie', entry })),
  'work-cards/artworks': ARTWORKS.map((entry) => workCard({ kind: 'artwork', entry })),
});
