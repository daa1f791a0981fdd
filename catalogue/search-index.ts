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

export function buildSearchIndex(entries: SearchEntry[]): SearchIndex {
  const byText = new Map<string, Map<number, Posting>>();
  const add = (entry: number, field: Field, text: string) => {
    for (const word of fold(text).split(' ')) {
      if (word === '') continue;
      const postings = byText.get(word) ?? new Map<number, Posting>();
      byText.set(word, postings);
      const weight = FIELD_WEIGHT[field];
      if ((postings.get(entry)?.weight ?? 0) < weight) postings.set(entry, { entry, field, weight });
    }
  };
  entries.forEach((entry, place) => {
    add(place, 'title', entry.title);
    add(place, 'creator', entry.creator);
    if (entry.isbn13) add(place, 'isbn', entry.isbn13);
    for (const alias of entry.aliases ?? []) add(place, 'alias', alias);
    for (const term of entry.terms ?? []) add(place, 'term', term);
  });
  const words = [...byText]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, found]) => {
      const postings = [...found.values()];
      const forgiving = postings.some(({ field }) => field !== 'term' && field !== 'isbn');
      return { text, postings, forgiving };
    });
  return {
    entries,
    foldedTitles: entries.map((entry) => fold(entry.title)),
    words,
    forgiving: words.filter((word) => word.forgiving && word.text.length > 2),
  };
}
