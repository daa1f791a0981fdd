import type { Kind } from '#contract/kinds.ts';
import { fold } from './folding.ts';
import { isbn13Of } from './isbn.ts';
import { prefixDistance } from './prefix-distance.ts';
import {
  buildSearchIndex,
  type Field,
  lettersOf,
  type SearchEntry,
  type SearchIndex,
} from './search-index.ts';

export interface Found {
  kind: Kind;
  id: string;
  title: string;
  creator: string;
  score: number;
  /** Where the strongest word was found. */
  by: Field;
}

export interface SearchOptions {
  kind?: Kind;
  limit?: number;
}

export type Search = (query: string, options?: SearchOptions) => Found[];

/** Words people leave out or put in freely: they help to rank and never exclude. */
const SMALL_WORDS = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'in',
  'on',
  'to',
  'by',
  'for',
  'with',
  'de',
  'la',
  'le',
]);

const MAX_WORDS = 12;

interface Hit {
  score: number;
  by: Field;
}

/** Every word of the query must lead to the entry; names count more than terms, whole words more than parts. */
export function makeSearch(entries: SearchEntry[]): Search {
  const index = buildSearchIndex(entries);
  return (query, { kind, limit = 20 } = {}) => {
    const folded = fold(query);
    const words = wordsOf(query, folded);
    if (words.length === 0) return [];
    const demanded = words.some((word) => !SMALL_WORDS.has(word));
    let kept: Map<number, Hit> | null = null;
    const bonuses: Map<number, Hit>[] = [];
    for (const word of words) {
      const hits = hitsOf(index, word);
      if (demanded && SMALL_WORDS.has(word)) bonuses.push(hits);
      else kept = kept === null ? hits : both(kept, hits);
    }
    const found: Found[] = [];
    for (const [place, hit] of kept ?? []) {
      const entry = index.entries[place];
      if (!entry || (kind && entry.kind !== kind)) continue;
      const small = bonuses.reduce((sum, hits) => sum + (hits.get(place)?.score ?? 0) * 0.2, 0);
      const score = hit.score + small + titleBonus(index.foldedTitles[place] ?? '', folded);
      found.push({
        kind: entry.kind,
        id: entry.id,
        title: entry.title,
        creator: entry.creator,
        score,
        by: hit.by,
      });
    }
    return found.sort((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1)).slice(0, limit);
  };
}

function wordsOf(query: string, folded: string): string[] {
  const digits = query.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(digits)) return [isbn13Of(digits)];
  if (/^\d{10,13}$/.test(digits)) return [digits];
  return [...new Set(folded.split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS);
}

function titleBonus(title: string, query: string): number {
  if (title === query || title === `the ${query}`) return 60;
  if (title.startsWith(query) || title.startsWith(`the ${query}`)) return 20;
  return title.includes(` ${query}`) ? 8 : 0;
}

function both(one: Map<number, Hit>, other: Map<number, Hit>): Map<number, Hit> {
  const shared = new Map<number, Hit>();
  for (const [place, hit] of one) {
    const second = other.get(place);
    if (second) {
      shared.set(place, {
        score: hit.score + second.score,
        by: hit.score >= second.score ? hit.by : second.by,
      });
    }
  }
  return shared;
}

function hitsOf(index: SearchIndex, word: string): Map<number, Hit> {
  const hits = new Map<number, Hit>();
  const keep = (postings: SearchIndex['words'][number]['postings'], share: number) => {
    for (const { entry, field, weight } of postings) {
      const score = weight * share;
      if ((hits.get(entry)?.score ?? 0) < score) hits.set(entry, { score, by: field });
    }
  };
  for (let place = firstFrom(index.words, word); place < index.words.length; place++) {
    const known = index.words[place];
    if (!known?.text.startsWith(word)) break;
    keep(known.postings, known.text === word ? 1 : 0.5 + (0.3 * word.length) / known.text.length);
  }
  const allowed = word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
  const sure = [...hits.values()].some(({ by }) => by !== 'term');
  if (allowed === 0 || sure) return hits;
  const letters = lettersOf(word);
  for (const known of index.forgiving) {
    if (known.text.length < word.length - allowed) continue;
    if (countBits(letters & ~known.letters) > allowed) continue;
    const slips = prefixDistance(word, known.text, allowed);
    if (slips > 0 && slips <= allowed) keep(known.postings, 0.45 / slips);
  }
  return hits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function firstFrom(words: { text: string }[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.text ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
