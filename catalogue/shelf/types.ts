import type { Kind } from '#contract/kinds.ts';
import type { BookGenre, Concept, ConceptCategory, ConceptLevel, FilmGenre, RightsTier } from '../types.ts';

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
export interface StudyCard
  extends Pick<
    Concept,
    | 'id'
    | 'name'
    | 'category'
    | 'level'
    | 'definition'
    | 'example'
    | 'limit'
    | 'misconception'
    | 'test'
    | 'origin'
  > {
  related: { id: string; name: string }[];
  books: { id: string; title: string; author: string }[];
}

/** What stands on the card beside a talk about a book, a film or an artwork. Nothing in it gives plot away. */
export interface WorkCard {
  id: string;
  summary: string;
  /** Moments of a story, claims of an argument, points to look at. */
  moments: { name: string; text: string }[];
  ideas: { id: string; name: string }[];
  /** Works to set it beside; `reason` where the catalogue gives one. */
  besides: { kind: Kind; id: string; title: string; creator: string; reason: string | null }[];
}
