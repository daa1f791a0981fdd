import {
  AND_THEN,
  BOILERPLATE,
  BOOST,
  ENCYCLOPEDIC,
  GENERIC,
  PRAISE,
  RECEPTION,
} from '../lexicon/emptiness.ts';
import { EPISODE, ERRANDS, HOSTILE, META, OWN_ACT } from '../lexicon/everyday.ts';
import { FILMED, INFERENCE, INNER, LOCATING, REASON, SEEN } from '../lexicon/reasoning.ts';
import { SECOND_MOVES } from '../lexicon/second-moves.ts';
import { DECLINES } from '../lexicon/turn-phrases.ts';
import type { Talk } from '../types.ts';
import { findPhrases, type Hit, phraseBook } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

const BOOKS = {
  reason: phraseBook(REASON),
  inference: phraseBook(INFERENCE),
  locating: phraseBook(LOCATING),
  seen: phraseBook(SEEN),
  filmed: phraseBook(FILMED),
  inner: phraseBook(INNER),
  contrary: phraseBook(SECOND_MOVES.contrary),
  revision: phraseBook(SECOND_MOVES.revision),
  limit: phraseBook(SECOND_MOVES.limit),
  other_view: phraseBook(SECOND_MOVES.other_view),
  assumption: phraseBook(SECOND_MOVES.assumption),
  exception: phraseBook(SECOND_MOVES.exception),
  generic: phraseBook(GENERIC),
  boost: phraseBook(BOOST),
  praise: phraseBook(PRAISE),
  boilerplate: phraseBook(BOILERPLATE),
  encyclopedic: phraseBook(ENCYCLOPEDIC),
  and_then: phraseBook(AND_THEN),
  reception: phraseBook(RECEPTION),
  errands: phraseBook(ERRANDS),
  meta: phraseBook(META),
  hostile: phraseBook(HOSTILE),
  episode: phraseBook(EPISODE),
  own_act: phraseBook(OWN_ACT),
  declines: phraseBook(DECLINES),
} as const;

export type Family = keyof typeof BOOKS;
export type Evidence = Record<Family | 'terms' | 'people', Hit[]>;

/** Every list's hits in the reader's own words. */
export function evidenceIn(words: readonly Word[], vocabulary: Vocabulary, { subject }: Talk): Evidence {
  const found = Object.fromEntries(
    Object.entries(BOOKS).map(([family, book]) => [family, findPhrases(book, words)]),
  ) as Record<Family, Hit[]>;
  return {
    ...found,
    seen: subject.kind === 'artwork' ? found.seen : [],
    filmed: subject.kind === 'movie' ? found.filmed : [],
    terms: findPhrases(vocabulary.terms, words),
    people: findPhrases(vocabulary.people, words),
  };
}
