import { CONCEPT_AUTHOR, type Kind } from '#contract/kinds.ts';
import { ARTWORKS, artworkById } from './artworks.ts';
import { BOOKS, bookById } from './books.ts';
import { CONCEPTS, conceptById } from './concepts.ts';
import { FILMS, filmById } from './films.ts';
import { foldTitle, withoutSubtitle } from './folding.ts';
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

const everything = (): Named[] => [
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

type ByName = Map<string, Named[]>;

function indexByName(): ByName {
  const byName: ByName = new Map();
  for (const named of everything()) {
    const keys = new Set(named.names.flatMap((name) => [foldTitle(name), foldTitle(withoutSubtitle(name))]));
    for (const key of keys) {
      const place = `${named.found.kind} ${key}`;
      const sharing = byName.get(place);
      if (sharing) sharing.push(named);
      else byName.set(place, [named]);
    }
  }
  return byName;
}

/** Made at the first question, so that a start of the server does not wait for it. */
let byName: ByName | null = null;

/**
 * The catalogue's entry for a work as a person wrote it down: case, accents, punctuation, a leading
 * article, a subtitle and the order of the maker's names do not matter.
 */
export function lookUp({ kind, title, creator }: SubjectName): CatalogueEntry | null {
  if (kind === 'book' && creator?.trim() === CONCEPT_AUTHOR) return lookUp({ kind: 'concept', title });
  for (const key of [foldTitle(title), foldTitle(withoutSubtitle(title))]) {
    byName ??= indexByName();
    const match = byName
      .get(`${kind} ${key}`)
      ?.find((named) => kind === 'concept' || sameMaker(creator ?? '', named.creator));
    if (match) return match.found;
  }
  return null;
}

export function lookUpId(kind: Kind, id: string): CatalogueEntry | null {
  switch (kind) {
    case 'book':
      return entryOf(kind, bookById(id));
    case 'movie':
      return entryOf(kind, filmById(id));
    case 'artwork':
      return entryOf(kind, artworkById(id));
    case 'concept':
      return entryOf(kind, conceptById(id));
  }
}

const entryOf = <K extends Kind>(
  kind: K,
  entry: Extract<CatalogueEntry, { kind: K }>['entry'] | undefined,
) => (entry ? ({ kind, entry } as Extract<CatalogueEntry, { kind: K }>) : null);
