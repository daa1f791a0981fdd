/** A book, film or artwork of the person's own, as cards, covers and searches need it. */
import type { Artwork } from '#contract/artworks.ts';
import type { Book } from '#contract/books.ts';
import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import type { Movie } from '#contract/movies.ts';

export type WorkKind = Exclude<Kind, 'concept'>;
export type WorkOf = { book: Book; movie: Movie; artwork: Artwork };
export type AnyWork = WorkOf[WorkKind];

export type OwnWork = {
  kind: WorkKind;
  id: number;
  title: string;
  creator: string;
  /** Of the web, or uploaded to us. */
  pictureUrl: string | null;
  year: string | null;
  lastSession: string | null;
  /** A concept kept among the books. */
  isConcept: boolean;
};

const seen = new WeakMap<AnyWork, OwnWork>();

/** The same object for the same work, so that what is drawn of it need not be drawn again. */
export function ownWork<K extends WorkKind>(kind: K, work: WorkOf[K]): OwnWork {
  const before = seen.get(work);
  if (before) return before;
  const made = VIEW[kind](work);
  seen.set(work, made);
  return made;
}

const VIEW: { [K in WorkKind]: (work: WorkOf[K]) => OwnWork } = {
  book: ({ id, title, author, coverUrl, lastSession }) => ({
    kind: 'book',
    id,
    title,
    creator: author,
    pictureUrl: coverUrl,
    year: null,
    lastSession,
    isConcept: author === CONCEPT_AUTHOR,
  }),
  movie: ({ id, title, director, posterUrl, year, lastSession }) => ({
    kind: 'movie',
    id,
    title,
    creator: director,
    pictureUrl: posterUrl,
    year: year === null ? null : String(year),
    lastSession,
    isConcept: false,
  }),
  artwork: ({ id, title, artist, imageUrl, year, lastSession }) => ({
    kind: 'artwork',
    id,
    title,
    creator: artist,
    pictureUrl: imageUrl,
    year,
    lastSession,
    isConcept: false,
  }),
};
