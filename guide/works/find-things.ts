/** Which things of a work a sentence names or plainly means. */
import type { Thing } from '#catalogue/script.ts';
import { FUNCTION_WORDS } from '../language/function-words.ts';
import { weightOf } from '../language/meaning.ts';
import { stemOf } from '../language/stems.ts';
import { type Word, wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { spelledAlike } from './names.ts';

export type Mention = {
  thing: string;
  start: number;
  end: number;
  /** From 0 to 1. */
  sure: number;
  how: 'name' | 'spelling' | 'meant' | 'pronoun';
};

type Way = {
  thing: string;
  stems: string[];
  weights: number[];
  how: 'name' | 'part' | 'meant';
  sure: number;
};

export type ThingFinder = {
  find(words: readonly Word[]): Mention[];
  /** `she`, `he`, or null where the texts do not say. */
  pronounOf(thing: string): 'she' | 'he' | null;
  /** Every word that stands in a name. */
  nameWords: ReadonlySet<string>;
};

const TITLES = new Set(
  'mr mrs ms miss dr doctor sir lady lord the of de von van da la le st saint king queen prince princess captain uncle aunt old young father mother'.split(
    ' ',
  ),
);
const SKIPPED = new Set(
  'the a an of in on at to and his her their its that this it when they he she is are was with who s for'.split(
    ' ',
  ),
);
const TELLING = 0.45;

export function thingFinder(things: readonly Thing[], vectors: Vectors): ThingFinder {
  const ways = things.flatMap((thing) => waysOf(thing, vectors));
  const shared = ambiguous(ways);
  const usable = [
    ...ways.filter((way) => way.how !== 'part' || !shared.has(way.stems[0] as string)),
    ...tellingWords(ways),
  ];
  const nameParts = usable.filter(({ how, stems }) => how !== 'meant' && stems.length === 1);
  const pronouns = new Map(things.map((thing) => [thing.id, pronounIn(thing)]));
  return {
    find: (words) => found(words, usable, nameParts, vectors),
    pronounOf: (thing) => pronouns.get(thing) ?? null,
    nameWords: new Set(
      things
        .flatMap(({ sort, names }) =>
          NAMED.has(sort) ? names.flatMap((name) => wordsIn(name).map(({ text }) => text)) : [],
        )
        .filter((word) => !SKIPPED.has(word) && word.length > 2),
    ),
  };
}

const NAMED = new Set(['person', 'place', 'maker', 'work']);

function waysOf({ id, sort, names, meant }: Thing, vectors: Vectors): Way[] {
  const found: Way[] = [];
  const add = (text: string, how: Way['how'], sure: number) => {
    const words = wordsIn(text)
      .map((word) => word.text)
      .filter((word) => !SKIPPED.has(word));
    if (words.length > 0)
      found.push({
        thing: id,
        stems: words.map(stemOf),
        weights: words.map((word) => weightOf(word, vectors)),
        how,
        sure,
      });
  };
  for (const name of names) {
    add(name, 'name', 1);
    if (sort !== 'person' && sort !== 'maker') continue;
    const parts = name.split(/\s+/);
    if (parts.length > 1)
      for (const part of parts)
        if (/^\p{Lu}/u.test(part) && part.length > 2 && !TITLES.has(part.toLowerCase().replace(/\W/g, '')))
          add(part, 'part', 0.95);
  }
  for (const way of meant) add(way, 'meant', 0.85);
  return found;
}

/** A rare word that only one thing is called or meant by stands for it: "the hotel". */
function tellingWords(ways: readonly Way[]): Way[] {
  const owners = new Map<string, { things: Set<string>; weight: number }>();
  for (const { thing, stems, weights } of ways)
    stems.forEach((stem, at) => {
      const known = owners.get(stem) ?? { things: new Set(), weight: weights[at] as number };
      known.things.add(thing);
      owners.set(stem, known);
    });
  return [...owners]
    .filter(
      ([stem, { things, weight }]) =>
        things.size === 1 && weight >= RARE && stem.length > 3 && !FUNCTION_WORDS.includes(stem),
    )
    .map(([stem, { things, weight }]) => ({
      thing: [...things][0] as string,
      stems: [stem],
      weights: [weight],
      how: 'meant' as const,
      sure: 0.62,
    }));
}

const RARE = 0.84;

/** Parts of names that belong to more than one: "Buchanan". */
function ambiguous(ways: readonly Way[]): Set<string> {
  const owners = new Map<string, Set<string>>();
  for (const { how, stems, thing } of ways)
    if (how !== 'meant' && stems.length === 1) {
      const key = stems[0] as string;
      owners.set(key, (owners.get(key) ?? new Set()).add(thing));
    }
  return new Set([...owners].filter(([, things]) => things.size > 1).map(([stem]) => stem));
}

function found(
  words: readonly Word[],
  ways: readonly Way[],
  nameParts: readonly Way[],
  vectors: Vectors,
): Mention[] {
  const kept = words.filter(({ text }) => !SKIPPED.has(text));
  const stems = kept.map(({ text }) => stemOf(text));
  const places = new Map<string, number>();
  stems.forEach((stem, at) => {
    if (!places.has(stem)) places.set(stem, at);
  });
  const best = new Map<string, Mention>();
  const take = (mention: Mention) => {
    const before = best.get(mention.thing);
    if (!before || before.sure < mention.sure) best.set(mention.thing, mention);
  };
  for (const way of ways) {
    if (way.how === 'meant') {
      const mention = meantAt(way, kept, places);
      if (mention) take(mention);
      continue;
    }
    const at = sequenceAt(way.stems, stems, places);
    if (at < 0) continue;
    const first = kept[at] as Word;
    const last = kept[at + way.stems.length - 1] as Word;
    const telling = Math.max(...way.weights);
    take({
      thing: way.thing,
      start: first.start,
      end: last.end,
      sure: telling < TELLING ? 0.5 : way.sure,
      how: 'name',
    });
  }
  for (const word of kept) {
    if (vectors.rankOf(word.text) >= 0 || word.text.length < 4) continue;
    const bare = word.text.replace(/'s$/, '');
    for (const {
      thing,
      stems: [name],
    } of nameParts)
      if (name && name !== stemOf(bare) && spelledAlike(stemOf(bare), name))
        take({ thing, start: word.start, end: word.end, sure: 0.8, how: 'spelling' });
  }
  return [...best.values()].sort((a, b) => b.sure - a.sure || a.start - b.start);
}

function sequenceAt(
  wanted: readonly string[],
  stems: readonly string[],
  places: ReadonlyMap<string, number>,
): number {
  const first = wanted[0] as string;
  if (!places.has(first)) return -1;
  for (let at = places.get(first) as number; at <= stems.length - wanted.length; at++)
    if (wanted.every((stem, offset) => stems[at + offset] === stem)) return at;
  return -1;
}

/** Nearly all the telling words of a way of meaning it are there, in whatever order. */
function meantAt(
  { thing, stems, weights, sure }: Way,
  kept: readonly Word[],
  places: ReadonlyMap<string, number>,
): Mention | null {
  let there = 0;
  let all = 0;
  let telling = 0;
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  stems.forEach((stem, at) => {
    const weight = weights[at] as number;
    all += weight;
    const place = places.get(stem);
    if (place === undefined) return;
    there += weight;
    if (weight > TELLING) telling++;
    const word = kept[place] as Word;
    start = Math.min(start, word.start);
    end = Math.max(end, word.end);
  });
  if (all === 0 || there / all < 0.8 || telling === 0) return null;
  const alone = stems.length === 1;
  return {
    thing,
    start,
    end,
    sure: alone ? Math.min(sure, 0.55 + 0.3 * (weights[0] as number)) : sure * (there / all),
    how: 'meant',
  };
}

function pronounIn({ sort, is, remarks }: Thing): 'she' | 'he' | null {
  if (sort !== 'person' && sort !== 'maker') return null;
  const text = ` ${[is, ...remarks.flatMap(({ says, asks }) => [says, asks])].join(' ').toLowerCase()} `;
  const she = text.match(/\b(?:she|her|hers|woman|wife|mother|sister|daughter|girl)\b/g)?.length ?? 0;
  const he = text.match(/\b(?:he|him|his|man|husband|father|brother|son|boy)\b/g)?.length ?? 0;
  return she > he ? 'she' : he > she ? 'he' : null;
}
