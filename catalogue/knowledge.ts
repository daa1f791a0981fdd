import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { artworkById } from './artworks.ts';
import { bookById } from './books.ts';
import { conceptById } from './concepts.ts';
import { filmById } from './films.ts';
import { kindredOfBook, kindredOfFilm } from './kindred.ts';
import { kinshipOf } from './kinship.ts';
import { type CatalogueEntry, lookUp, type SubjectName } from './look-up.ts';
import { surnameOf } from './makers.ts';
import type {
  CatalogueArtwork,
  CatalogueBook,
  CatalogueFilm,
  Concept,
  Guarded,
  Knowledge,
  NamedText,
  WorkLink,
} from './types.ts';

/** What the catalogue knows of a work as someone wrote it down; null when it has no entry. */
export function knowledgeOf(subject: SubjectName): Knowledge | null {
  const found = lookUp(subject);
  return found ? knowledgeOfEntry(found) : null;
}

/** One object a work while it is talked about: what is worked out from it elsewhere is kept by it. */
const lately = new Map<CatalogueEntry['entry'], Knowledge>();
const KEPT_AT_MOST = 100;

export function knowledgeOfEntry(found: CatalogueEntry): Knowledge {
  const known = lately.get(found.entry);
  if (known) {
    lately.delete(found.entry);
    lately.set(found.entry, known);
    return known;
  }
  const made = gathered(found);
  lately.set(found.entry, made);
  const [oldest] = lately.keys();
  if (oldest && lately.size > KEPT_AT_MOST) lately.delete(oldest);
  return made;
}

function gathered(found: CatalogueEntry): Knowledge {
  switch (found.kind) {
    case 'book':
      return ofBook(found.entry);
    case 'movie':
      return ofFilm(found.entry);
    case 'artwork':
      return ofArtwork(found.entry);
    case 'concept':
      return ofConcept(found.entry);
  }
}

const guarded = <T extends { spoiler: boolean }>(all: T[]): Guarded<T> => ({
  open: all.filter((one) => !one.spoiler),
  spoilers: all.filter((one) => one.spoiler),
});

const present = <T>(all: (T | null | undefined)[]): T[] => all.filter((one) => one != null);

function bookLink(id: string, reason: string | null): WorkLink | null {
  const book = bookById(id);
  return book ? { kind: 'book', id, title: book.title, creator: book.author, reason } : null;
}

function filmLink(id: string, reason: string | null): WorkLink | null {
  const film = filmById(id);
  return film ? { kind: 'movie', id, title: film.title, creator: film.director, reason } : null;
}

function artworkLink(id: string, reason: string | null): WorkLink | null {
  const artwork = artworkById(id);
  return artwork ? { kind: 'artwork', id, title: artwork.title, creator: artwork.artist, reason } : null;
}

function conceptLink(id: string): WorkLink | null {
  const concept = conceptById(id);
  return concept ? { kind: 'concept', id, title: concept.name, creator: CONCEPT_AUTHOR, reason: null } : null;
}

const nothing = {
  lookingPoints: [],
  craft: [],
  idea: null,
  film: null,
  kinship: null,
} satisfies Partial<Knowledge>;

function ofBook(book: CatalogueBook): Knowledge {
  return {
    ...nothing,
    kind: 'book',
    id: book.id,
    title: book.title,
    creator: book.author,
    surname: surnameOf(book.author),
    year: book.yearLabel ?? String(book.year),
    group: book.genre,
    story: book.genre === 'Fiction',
    summary: book.summary,
    claim: book.claim,
    themes: book.themes,
    touchstones: guarded(book.touchstones),
    context: [],
    debates: guarded(book.debates),
    misconceptions: guarded(book.misconceptions),
    facts: guarded(book.facts),
    people: guarded(book.people),
    kinship: kinshipOf('book', book.id),
    keyTerms: book.keyTerms,
    comparisons: kindredOfBook(book),
    concepts: present(book.relatedConcepts.map(conceptLink)),
  };
}

function ofFilm(film: CatalogueFilm): Knowledge {
  return {
    ...nothing,
    kind: 'movie',
    id: film.id,
    title: film.title,
    creator: film.director,
    surname: surnameOf(film.director),
    year: String(film.year),
    group: film.genre,
    story: true,
    summary: film.summary,
    claim: null,
    themes: film.themes,
    touchstones: guarded(film.touchstones),
    craft: film.craft,
    context: [film.context],
    debates: guarded(film.debates),
    misconceptions: guarded(film.misconceptions),
    facts: guarded(film.facts),
    people: guarded(film.people),
    kinship: kinshipOf('movie', film.id),
    keyTerms: film.keyTerms,
    comparisons: [
      ...present(film.comparableWith.map(({ id, reason }) => filmLink(id, reason))),
      ...kindredOfFilm(film),
    ],
    concepts: present(film.relatedConcepts.map(conceptLink)),
    film: {
      iconicScene: {
        name: 'its most famous scene',
        text: film.iconicScene,
        spoiler: film.iconicSceneSpoiler,
      },
      reception: film.reception,
      inspiration: film.inspiration,
      legacy: film.legacy,
    },
  };
}

function ofArtwork(artwork: CatalogueArtwork): Knowledge {
  const technique: NamedText = { name: 'the way it is made', text: artwork.technique };
  return {
    ...nothing,
    kind: 'artwork',
    id: artwork.id,
    title: artwork.title,
    creator: artwork.artist,
    surname: surnameOf(artwork.artist),
    year: artwork.year,
    group: artwork.movement,
    story: false,
    summary: artwork.context,
    claim: null,
    themes: artwork.themes,
    touchstones: { open: [], spoilers: [] },
    lookingPoints: artwork.lookingPoints,
    craft: [technique],
    context: [artwork.context, artwork.symbolism],
    debates: guarded(artwork.debates),
    misconceptions: { open: artwork.misconceptions, spoilers: [] },
    facts: guarded(artwork.facts),
    people: { open: [], spoilers: [] },
    keyTerms: artwork.keyTerms,
    comparisons: present(artwork.comparableWith.map(({ id, reason }) => artworkLink(id, reason))),
    concepts: [],
  };
}

function ofConcept(concept: Concept): Knowledge {
  return {
    ...nothing,
    kind: 'concept',
    id: concept.id,
    title: concept.name,
    creator: CONCEPT_AUTHOR,
    surname: concept.name,
    year: '',
    group: concept.category,
    story: false,
    summary: concept.definition,
    claim: concept.claim,
    themes: [concept.category],
    touchstones: { open: concept.cases.map((one) => ({ ...one, spoiler: false })), spoilers: [] },
    context: [concept.origin],
    debates: guarded(concept.debates),
    misconceptions: { open: [concept.misconception], spoilers: [] },
    facts: guarded(concept.facts),
    people: { open: [], spoilers: [] },
    keyTerms: concept.keyTerms,
    comparisons: present(concept.books.map((id) => bookLink(id, null))),
    concepts: present(concept.related.map(conceptLink)),
    idea: {
      definition: concept.definition,
      example: concept.example,
      limit: concept.limit,
      test: concept.test,
      level: concept.level,
    },
  };
}
