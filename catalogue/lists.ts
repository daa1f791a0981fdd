import { fold } from './folding.ts';
import type { BookGenre, ConceptCategory, FilmGenre } from './types.ts';

export const BOOK_GENRES: readonly BookGenre[] = [
  'Business & Finance',
  'Self-Help',
  'Fiction',
  'Science',
  'Biography',
  'Philosophy',
  'History',
];

/** The genres offered without opening the full list. */
export const QUICK_GENRES: readonly BookGenre[] = BOOK_GENRES.slice(0, 4);

export const FILM_GENRES: readonly FilmGenre[] = [
  'Drama',
  'Thriller',
  'Musical',
  'Crime',
  'Sci-Fi',
  'Action',
  'Horror',
  'War',
  'Romance',
];

export const CONCEPT_CATEGORIES: readonly ConceptCategory[] = [
  'Decision Making & Strategy',
  'Psychology & Human Behavior',
  'Economics & Markets',
  'Systems & Complexity',
  'Logic & Reasoning',
  'Communication & Influence',
  'Philosophy & Ethics',
];

/** For addresses and file names: "Logic & Reasoning" → "logic-reasoning". */
export const categorySlug = (category: ConceptCategory): string =>
  fold(category.replace('&', ' ')).replaceAll(' ', '-');

/** For addresses: "Business & Finance" → "business-finance". */
export const genreSlug = (genre: BookGenre): string => fold(genre.replace('&', ' ')).replaceAll(' ', '-');

export const categoryOfSlug = (slug: string): ConceptCategory | null =>
  CONCEPT_CATEGORIES.find((category) => categorySlug(category) === slug) ?? null;
