import type { Kind } from '#contract/kinds.ts';

/** A scene, passage or claim a talk can hang on. `name` fits into a sentence ("the burning sled"). */
export interface Touchstone {
  name: string;
  text: string;
  spoiler: boolean;
}

export interface Debate {
  question: string;
  spoiler: boolean;
}

/** What people often get wrong, as they would say it, and what is so instead. */
export interface Misconception {
  belief: string;
  correction: string;
}

export interface StoryMisconception extends Misconception {
  spoiler: boolean;
}

/**
 * Something one can look up. `answers` are markers of a right answer (any one is enough), `mistaken` of
 * the usual wrong ones; readAnswer in markers.ts says what a marker stands for.
 */
export interface Fact {
  question: string;
  statement: string;
  answers: string[];
  mistaken: string[];
  spoiler: boolean;
}

/** A character of a story, or someone with a stake in an argument ("the night owl"). */
export interface Person {
  name: string;
  /** A few words to follow the name after a comma or a dash. */
  role: string;
  spoiler: boolean;
}

/** "Nick Carraway is the cousin of Daisy Buchanan." What is no kin ("neighbor") says that no kin it is. */
export interface Tie {
  who: string;
  is: string;
  to: string;
  spoiler?: true;
}

/** Everybody named in the ties, with the other names readers use of them, and the ties. */
export interface Kinship {
  people: Record<string, string[]>;
  ties: Tie[];
}

export interface Comparison {
  id: string;
  reason: string;
}

export interface NamedText {
  name: string;
  text: string;
}

export type BookGenre =
  | 'Business & Finance'
  | 'Self-Help'
  | 'Fiction'
  | 'Science'
  | 'Biography'
  | 'Philosophy'
  | 'History';

export interface CatalogueBook {
  id: string;
  title: string;
  subtitle?: string;
  /** Other names it goes by. */
  aliases?: string[];
  author: string;
  /** Year of first publication; negative before our era. */
  year: number;
  /** How the year is written where a number alone would mislead. */
  yearLabel?: string;
  isbn13: string;
  genre: BookGenre;
  popular: boolean;
  summary: string;
  /** The sentence an argument rests on, to follow "that"; null for a story. */
  claim: string | null;
  themes: string[];
  touchstones: Touchstone[];
  /** For recognising what a reader talks about, never for display: some give plot away. */
  keyTerms: string[];
  debates: Debate[];
  misconceptions: StoryMisconception[];
  facts: Fact[];
  people: Person[];
  /** Ids of concepts. */
  relatedConcepts: string[];
}

export type FilmGenre =
  | 'Drama'
  | 'Thriller'
  | 'Musical'
  | 'Crime'
  | 'Sci-Fi'
  | 'Action'
  | 'Horror'
  | 'War'
  | 'Romance';

export interface CatalogueFilm {
  id: string;
  title: string;
  aliases?: string[];
  director: string;
  year: number;
  /** The one it is shelved under. */
  genre: FilmGenre;
  genres: FilmGenre[];
  country: string;
  runtimeMinutes: number;
  runtimeNote?: string;
  summary: string;
  themes: string[];
  touchstones: Touchstone[];
  craft: NamedText[];
  context: string;
  keyTerms: string[];
  debates: Debate[];
  misconceptions: StoryMisconception[];
  facts: Fact[];
  people: Person[];
  comparableWith: Comparison[];
  iconicScene: string;
  iconicSceneSpoiler: boolean;
  reception: string;
  /** Where it came from: book, event, idea. */
  inspiration: string;
  /** Why it is thought of as a classic. */
  legacy: string;
  /** Ids of concepts. */
  relatedConcepts: string[];
}

/** How sure we are that a picture may be shown. */
export type RightsTier = 'public-domain' | 'public-domain-with-caveat' | 'mixed-withheld' | 'in-copyright';

export interface CatalogueArtwork {
  id: string;
  title: string;
  aliases?: string[];
  artist: string;
  year: string;
  /** For sorting. */
  yearNumber: number;
  medium: string;
  dimensions: string;
  location: string;
  movement: string;
  /** File name on Wikimedia Commons. */
  imageFile: string | null;
  rightsTier: RightsTier;
  rights: string;
  lookingPoints: NamedText[];
  technique: string;
  context: string;
  symbolism: string;
  themes: string[];
  keyTerms: string[];
  debates: Debate[];
  misconceptions: Misconception[];
  facts: Fact[];
  /** From the well-known look of the work, not from pixels; parallel to `paletteNames`. */
  palette: string[];
  paletteNames: string[];
  comparableWith: Comparison[];
}

export type ConceptCategory =
  | 'Decision Making & Strategy'
  | 'Psychology & Human Behavior'
  | 'Economics & Markets'
  | 'Systems & Complexity'
  | 'Logic & Reasoning'
  | 'Communication & Influence'
  | 'Philosophy & Ethics';

export type ConceptLevel = 1 | 2;

export interface Concept {
  id: string;
  name: string;
  aliases?: string[];
  category: ConceptCategory;
  level: ConceptLevel;
  definition: string;
  example: string;
  /** Where the idea stops working, or a case that speaks against it. */
  limit: string;
  misconception: Misconception;
  /** A question that shows whether one can use the idea. */
  test: string;
  origin: string;
  /** The idea as a statement, to follow "that". */
  claim: string;
  /** Well-known cases. */
  cases: NamedText[];
  debates: Debate[];
  facts: Fact[];
  keyTerms: string[];
  /** Ids of concepts. */
  related: string[];
  /** Ids of books. */
  books: string[];
}

/** What may be said at once, and what waits until the reader has brought it up. */
export interface Guarded<T> {
  open: T[];
  spoilers: T[];
}

export interface WorkLink {
  kind: Kind;
  id: string;
  title: string;
  creator: string;
  /** Why the two belong side by side, where the catalogue says so. */
  reason: string | null;
}

/** All the catalogue knows of one subject, in one shape for every kind. */
export interface Knowledge {
  kind: Kind;
  id: string;
  title: string;
  /** As people write it; "Exploration" for a concept. */
  creator: string;
  /** The name a sentence uses for the maker ("Graham"); for a concept its own name. */
  surname: string;
  /** As written, such as "1949" or "c. 1503–1519"; empty for a concept. */
  year: string;
  /** Genre, movement or category. */
  group: string;
  /** True for stories: novels and films. */
  story: boolean;
  summary: string;
  /** To follow "that"; null where the work argues nothing in words. */
  claim: string | null;
  themes: string[];
  /** Scenes, passages, claims; for a concept its well-known cases. Empty for an artwork. */
  touchstones: Guarded<Touchstone>;
  /** What is there to be seen; artworks only. */
  lookingPoints: NamedText[];
  /** How it is made; films and artworks. */
  craft: NamedText[];
  /** The time it comes from, what it stands for, where it was first said: open facts, one per entry. */
  context: string[];
  debates: Guarded<Debate>;
  misconceptions: Guarded<Misconception>;
  facts: Guarded<Fact>;
  people: Guarded<Person>;
  /** Stories and lives; for telling a right family tie from a wrong one. */
  kinship: Kinship | null;
  /** For recognising what a reader talks about; never shown. */
  keyTerms: string[];
  /** Other works to set it beside, with the reason where one is known. */
  comparisons: WorkLink[];
  concepts: WorkLink[];
  /** Concepts only. */
  idea: { definition: string; example: string; limit: string; test: string; level: ConceptLevel } | null;
  /** Films only. */
  film: { iconicScene: Touchstone; reception: string; inspiration: string; legacy: string } | null;
}
