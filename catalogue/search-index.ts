import type { Kind } from '#contract/kinds.ts';
import { fold } from './folding.ts';

export interface SearchEntry {
  kind: Kind;
  id: string;
  title: string;
  creator: string;
  isbn13?: string;
  /** Other names it goes by. */
  aliases?: string[];
  /** Words that lead to it without being shown. */
  terms?: string[];
}

export type Field = 'isbn' | 'title' | 'alias' | 'creator' | 'term';

const FIELD_WEIGHT: Record<Field, number> = { isbn: 12, title: 10, alias: 9, creator: 8, term: 3 };

interface Posting {
  entry: number;
  field: Field;
  weight: number;
}

interface Word {
  text: string;
  postings: Posting[];
  /** Which letters it has, one bit each, to pass over at a glance what cannot be meant. */
  letters: number;
  /** Whether a slip of the finger is forgiven: only in names, since terms are too many to guess among. */
  forgiving: boolean;
}

export interface SearchIndex {
  entries: SearchEntry[];
  foldedTitles: string[];
  /** In order of text, for finding all that begin alike. */
  words: Word[];
  forgiving: Word[];
}

/** Letters of a word as bits; letters of other scripts share a few. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) % 32);
  return bits;
}

export function buildSearchIndex(entries: SearchEntry[]): SearchIndex {
  const byText = new Map<string, Posting[]>();
  const add = (entry: number, field: Field, text: string) => {
    const weight = FIELD_WEIGHT[field];
    for (const word of fold(text).split(' ')) {
      const postings = byText.get(word);
      const last = postings?.at(-1);
      if (!postings) byText.set(word, [{ entry, field, weight }]);
      else if (last?.entry !== entry) postings.push({ entry, field, weight });
      else if (last.weight < weight) Object.assign(last, { field, weight });
    }
  };
  entries.forEach((entry, place) => {
    add(place, 'title', entry.title);
    add(place, 'creator', entry.creator);
    if (entry.isbn13) add(place, 'isbn', entry.isbn13);
    // Joined, since folding costs by the call more than by the letter.
    if (entry.aliases) add(place, 'alias', entry.aliases.join(' '));
    if (entry.terms) add(place, 'term', entry.terms.join(' '));
  });
  const words = [...byText]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([text]) => text !== '')
    .map(([text, postings]) => {
      const forgiving = postings.some(({ field }) => field !== 'term' && field !== 'isbn');
      return { text, postings, letters: lettersOf(text), forgiving };
    });
  return {
    entries,
    foldedTitles: entries.map((entry) => fold(entry.title)),
    words,
    forgiving: words.filter((word) => word.forgiving && word.text.length > 2),
  };
}
