import type {
  BookGenre,
  ConceptCategory,
  ConceptLevel,
  FilmGenre,
  Misconception,
  RightsTier,
} from '../types.ts';

/** What a list of books shows; what a talk needs stays in the deep data. */
export interface ShelfBook {
  id: string;
  title: string;
  subtitle?: string;
  author: string;
  year: number;
  yearLabel?: string;
  isbn13: string;
  genre: BookGenre;
  popular: boolean;
}

export interface ShelfFilm {
  id: string;
  title: string;
  director: string;
  year: number;
  genre: FilmGenre;
  genres: FilmGenre[];
  country: string;
  runtimeMinutes: number;
}

export interface ShelfArtwork {
  id: string;
  title: string;
  artist: string;
  year: string;
  yearNumber: number;
  medium: string;
  movement: string;
  imageFile: string | null;
  rightsTier: RightsTier;
  palette: string[];
  paletteNames: string[];
}

export interface ShelfConcept {
  id: string;
  name: string;
  /** Other names it goes by. */
  aliases?: string[];
  category: ConceptCategory;
  level: ConceptLevel;
  definition: string;
}

/** What stands on the card beside a talk about a concept. */
export interface StudyCard {
  id: string;
  name: string;
  category: ConceptCategory;
  level: ConceptLevel;
  definition: string;
  example: string;
  limit: string;
  misconception: Misconception;
  test: string;
  origin: string;
  related: { id: string; name: string }[];
  books: { id: string; title: string; author: string }[];
}
