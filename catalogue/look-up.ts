import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { ARTWORKS } from './artworks.ts';
import { BOOKS } from './books.ts';
import { CONCEPTS } from './concepts.ts';
import { FILMS } from './films.ts';
import { foldTitle, withoutSubtitle } from './folding.ts';
import { isbn13Of } from './isbn.ts';
import { sameMaker } from './makers.ts';
import type { CatalogueArtwork, CatalogueBook, CatalogueFilm, Concept } from './types.ts';

export type CatalogueEntry =
  | { kind: 'book'; entry: CatalogueBook }
  | { kind: 'movie'; entry: CatalogueFilm }
  | { kind: 'artwork'; entry: CatalogueArtwork }
  | { kind: 'concept'; entry: Concept };

export interface SubjectName {
  kind: Kind;
  title: string;
  creator?: string | null;
}

interface Named {
  creator: string;
  names: string[];
  found: CatalogueEntry;
}

const NAMED: Named[] = [
  ...BOOKS.map((entry) => ({
    creator: entry.author,
    names: [
      entry.title,
      ...(entry.subtitle ? [`${entry.title}: ${entry.subtitle}`] : []),
      ...(entry.aliases ?? []),
    ],
    found: { kind: 'book', entry } as const,
  })),
  ...FILMS.map((entry) => ({
    creator: entry.director,
    names: [entry.title, ...(entry.aliases ?? [])],
    found: { kind: 'movie', entry } as const,
  })),
  ...ARTWORKS.map((entry) => ({
    creator: entry.artist,
    names: [entry.title, ...(entry.aliases ?? [])],
    found: { kind: 'artwork', entry } as const,
  })),
  ...CONCEPTS.map((entry) => ({
    creator: '',
    names: [entry.name, ...(entry.aliases ?? [])],
    found: { kind: 'concept', entry } as const,
  })),
];

const byName = new Map<string, Named[]>();
for (const named of NAMED) {
  const keys = new Set(named.names.flatMap((name) => [foldTitle(name), foldTitle(withoutSubtitle(name))]));
  for (const key of keys)
    byName.set(`${named.found.kind} ${key}`, [...(byName.get(`${named.found.kind} ${key}`) ?? []), named]);
}

const byKindAndId = new Map(NAMED.map(({ found }) => [`${found.kind} ${found.entry.id}`, found]));
const byIsbn = new Map(BOOKS.map((book) => [book.isbn13, book]));

/**
 * The catalogue's entry for a work as a person wrote it down: case, accents, punctuation, a leading
 * article, a subtitle and the order of the maker's names do not matter.
 */
export function lookUp({ kind, title, creator }: SubjectName): CatalogueEntry | null {
  if (kind === 'book' && creator?.trim() === CONCEPT_AUTHOR) return lookUp({ kind: 'concept', title });
  for (const key of [foldTitle(title), foldTitle(withoutSubtitle(title))]) {
    const match = byName
      .get(`${kind} ${key}`)
      ?.find((named) => kind === 'concept' || sameMaker(creator ?? '', named.creator));
    if (match) return match.found;
  }
  return null;
}

export const lookUpId = (kind: Kind, id: string): CatalogueEntry | null =>
  byKindAndId.get(`${kind} ${id}`) ?? null;

/** By ISBN-13 or ISBN-10, hyphens allowed. */
export function lookUpIsbn(isbn: string): CatalogueBook | null {
  const digits = isbn.replace(/[\s-]/g, '').toUpperCase();
  return byIsbn.get(/^\d{9}[\dX]$/.test(digits) ? isbn13Of(digits) : digits) ?? null;
}
