import { ARTWORKS } from '../artworks.ts';
import { BOOKS } from '../books.ts';
import { CONCEPTS } from '../concepts.ts';
import { FILMS } from '../films.ts';
import { CONCEPT_CATEGORIES, categorySlug } from '../lists.ts';
import { shelfArtwork, shelfBook, shelfConcept, shelfFilm, studyCard } from './from-deep-data.ts';
import { workCard } from './from-knowledge.ts';
import { cardFileOf } from './work-cards.ts';

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
  ...Object.groupBy(
    BOOKS.map((entry) => workCard({ kind: 'book', entry })),
    ({ id }) => `work-cards/books-${cardFileOf('book', id) + 1}`,
  ),
  ...Object.groupBy(
    FILMS.map((entry) => workCard({ kind: 'movie', entry })),
    ({ id }) => `work-cards/films-${cardFileOf('movie', id) + 1}`,
  ),
  ...Object.groupBy(
    ARTWORKS.map((entry) => workCard({ kind: 'artwork', entry })),
    ({ id }) => `work-cards/artworks-${cardFileOf('artwork', id) + 1}`,
  ),
});
