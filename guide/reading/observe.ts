import type { Observation, Signals, Span } from '../types.ts';
import { correctionsIn } from './corrections.ts';
import type { Evidence } from './evidence.ts';
import type { Hit } from './phrases.ts';
import { isSaying, quotationsIn } from './quotations.ts';
import { spanOfWords } from './spans.ts';
import { isContent, isPlain } from './stems.ts';
import { reachOf, type Weights } from './strength.ts';
import { looksLikeVerb } from './verbs.ts';
import { bySentence, type Word, type Words } from './words.ts';

const MOVES = ['contrary', 'revision', 'limit', 'other_view', 'assumption', 'exception'] as const;
/** Words; a right answer of so few is fair and no more. */
const A_BARE_ANSWER = 2;

type Place = { at: number; weight: number };

/** `continues`: the reply goes on with what its reader said before. */
type Lifted = { lift: number; continues: boolean };
/** What stands in the reply before is not weighed again, and yet it bears this one; up to the link, and no further. */
const CONTINUED_LIFT = 0.3;

/**
 * Which of the four things show, and where. The words' own evidence says where each could be; whether there
 * is enough of it in all decides which of them is granted, so that one connective alone earns nothing.
 */
export function observe(
  text: Words,
  own: readonly Word[],
  evidence: Evidence,
  signals: Signals,
  weights: Weights,
  { lift, continues }: Lifted,
): Observation[] {
  const least = continues || isShortClaim(own, evidence, signals) || saysOfQuotation(text, own) ? 1 : 0;
  const most = own.length <= A_BARE_ANSWER ? 1 : 3;
  const alone = reachOf(weights, signals, lift);
  const reached = continues
    ? Math.max(alone, Math.min(reachOf(weights, signals, lift + CONTINUED_LIFT), 2))
    : alone;
  const reach = own.length === 0 ? 0 : Math.min(Math.max(reached, least), most);
  if (reach === 0) return [];
  const anchor = anchorIn(text, own, evidence);
  const move = moveIn(text, own, evidence);
  const point = { criterion: 'point', span: clauseAt(text, own, anchor?.at ?? 0) } satisfies Observation;
  if (reach === 1 || !anchor) return weakest(point, anchor, text, own, evidence);
  const observed: Observation[] = [
    point,
    { criterion: 'anchor', span: around(text, own, anchor.at) },
    { criterion: 'link', span: linkIn(text, own, evidence, anchor.at) },
  ];
  if (reach === 3 && move && (lift >= 1 || isDeveloped(text, evidence)))
    observed.push({ criterion: 'second_move', span: move.span, move: move.name });
  return observed;
}

const A_LINE = 4;
const A_REMARK = 4;
/** A line of the work set down, and something said of it beside. */
function saysOfQuotation(text: Words, own: readonly Word[]): boolean {
  const line = quotationsIn(text.raw).find((one) => !isSaying(one) && one.text.split(/\s+/).length >= A_LINE);
  if (!line) return false;
  const beside = own.filter(({ start, end }) => end <= line.start || start >= line.end);
  return beside.length < own.length && beside.filter(({ fold }) => isContent(fold)).length >= A_REMARK;
}

const SHORTEST_CLAIM = 5;
/** What makes a sentence something else than a claim. */
const BESIDE_IT = [
  'praise',
  'declines',
  'meta',
  'errands',
  'private',
  'encyclopedic',
  'reception',
  'boilerplate',
];

/** A whole sentence that says something of somebody or something in the work is a start, however short. */
const isShortClaim = (own: readonly Word[], { people }: Evidence, signals: Signals): boolean =>
  own.length >= SHORTEST_CLAIM &&
  (people.length > 0 || (signals.work ?? 0) > 0) &&
  own.some(({ fold }) => !isContent(fold)) &&
  BESIDE_IT.every((name) => (signals[name] ?? 0) === 0);

/** Below the link: a point, a particular, or both apart. */
function weakest(
  point: Observation,
  anchor: Place | null,
  text: Words,
  own: readonly Word[],
  evidence: Evidence,
): Observation[] {
  if (!anchor) return [point];
  if (isBareName(own, evidence, anchor.at))
    return [{ criterion: 'point', span: clauseAt(text, own, fullest(own)) }];
  const particular: Observation = { criterion: 'anchor', span: around(text, own, anchor.at) };
  // "The tree on her back": pointed at, and nothing said of it.
  if (isNamedOnly(own)) return [particular];
  const claims =
    evidence.reason.length + evidence.inference.length > 0 ||
    evidence.generic.length > 0 ||
    !retells(evidence);
  return claims ? [point, particular] : [particular];
}

const LONGEST_NAME = 7;
const isNamedOnly = (own: readonly Word[]): boolean =>
  own.length <= LONGEST_NAME &&
  /^(?:the|a|an|his|her|their|its|that|this)$/.test(own[0]?.fold ?? '') &&
  !own.some(saysSomething);
const saysSomething = (word: Word): boolean =>
  looksLikeVerb(word) ||
  /^(?:it|he|she|they|we|i|you|to|not|because|so)$/.test(word.fold) ||
  /(?:ing|es|ly)$/.test(word.fold);

const OPINING = new Set('suppose guess reckon imagine presume assume'.split(' '));

/** Somebody's name, and nothing of theirs beside it: no scene and no act is pointed at. */
function isBareName(own: readonly Word[], { people }: Evidence, at: number): boolean {
  if (!people.some(({ from, to }) => at >= from && at < to)) return false;
  const sentence = own[at]?.sentence;
  return !own.some(
    ({ fold, sentence: other }, place) =>
      other === sentence &&
      isContent(fold) &&
      !isPlain(fold) &&
      !OPINING.has(fold) &&
      !people.some(({ from, to }) => place >= from && place < to),
  );
}

/** A word of the sentence that says most. */
function fullest(own: readonly Word[]): number {
  const said = bySentence(own).toSorted(
    (a, b) => b.filter(({ fold }) => isContent(fold)).length - a.filter(({ fold }) => isContent(fold)).length,
  )[0];
  return Math.max(0, said?.[0] ? own.indexOf(said[0]) : 0);
}

/** A further step has a sentence of its own, or a word that says how it follows. */
const isDeveloped = ({ sentences }: Words, { reason, inference }: Evidence): boolean =>
  sentences.length > 1 || reason.length + inference.length > 0;

const retells = ({ and_then }: Evidence): boolean => and_then.length >= 2;

/** A name that stands by itself says only whom it is about. */
const BARE = 0.3;

/** The word on which most particulars come together. */
function anchorIn(text: Words, own: readonly Word[], evidence: Evidence): Place | null {
  const weights = new Array<number>(own.length).fill(0);
  const add = (hits: readonly Hit[], weight: number) => {
    for (const { from, to } of hits)
      for (let at = from; at < to; at++) weights[at] = (weights[at] ?? 0) + weight;
  };
  add(evidence.people, 3);
  add(evidence.terms, 3);
  add(evidence.seen, 1.5);
  add(evidence.filmed, 1.5);
  add(evidence.locating, 0.5);
  add(evidence.episode, 1.5);
  const quoted = quotationsIn(text.raw).filter((one) => !isSaying(one));
  own.forEach((word, at) => {
    let weight = weights[at] ?? 0;
    if (isContent(word.fold) && !isPlain(word.fold)) weight += 1;
    if (word.capital && !word.opens && word.fold.length > 2) weight += 1.5;
    if (/^\d/.test(word.fold)) weight += 1.5;
    if (quoted.some(({ start, end }) => word.start >= start && word.end <= end)) weight += 1.5;
    weights[at] = isBareName(own, evidence, at) ? weight * BARE : weight;
  });
  let best: Place | null = null;
  own.forEach((word, at) => {
    let weight = 0;
    for (let near = Math.max(0, at - 3); near < Math.min(own.length, at + 4); near++)
      if (own[near]?.sentence === word.sentence) weight += weights[near] ?? 0;
    if ((weights[at] ?? 0) > 0 && weight > (best?.weight ?? 0)) best = { at, weight };
  });
  return best;
}

/** Up to six words round a place, inside its clause. */
function around({ raw }: Words, own: readonly Word[], at: number): Span {
  const { from, to } = clauseBounds(own, at);
  const start = Math.max(from, Math.min(at - 2, to - 6));
  return spanOfWords(raw, own, start, Math.min(to, start + 6));
}

function clauseBounds(own: readonly Word[], at: number): { from: number; to: number } {
  let from = at;
  while (from > 0 && !own[from]?.opens && !own[from]?.afterPause) from--;
  let to = at + 1;
  while (to < own.length && !own[to]?.opens && !own[to]?.afterPause) to++;
  return { from, to };
}

function clauseAt({ raw }: Words, own: readonly Word[], at: number): Span {
  const { from, to } = clauseBounds(own, at);
  return spanOfWords(raw, own, from, to);
}

/** The clause of the nearest reason or inference; where it is shown by arrangement, what follows the anchor. */
function linkIn(text: Words, own: readonly Word[], { reason, inference }: Evidence, anchor: number): Span {
  const nearest = [...reason, ...inference].sort(
    (a, b) => Math.abs(a.from - anchor) - Math.abs(b.from - anchor),
  )[0];
  if (nearest) return clauseAt(text, own, nearest.from);
  const { from, to } = clauseBounds(own, anchor);
  const telling = (at: number) => isContent(own[at]?.fold ?? '') && !isPlain(own[at]?.fold ?? '');
  const after = own.findIndex((_, at) => at >= to && telling(at));
  const before = own.findLastIndex((_, at) => at < from && telling(at));
  return clauseAt(text, own, after >= 0 ? after : before >= 0 ? before : Math.max(0, from - 1));
}

function moveIn(text: Words, own: readonly Word[], evidence: Evidence): { name: string; span: Span } | null {
  const found = [
    ...MOVES.flatMap((name) => evidence[name].map((hit) => ({ name: name as string, hit }))),
    ...correctionsIn(own).map((hit) => ({ name: 'correction', hit })),
  ].sort((a, b) => rank(b.name) - rank(a.name) || b.hit.from - a.hit.from);
  const best = found[0];
  if (best) return { name: best.name, span: clauseAt(text, own, best.hit.from) };
  const last = text.sentences.at(-1);
  if (last?.asks && text.sentences.length > 1) {
    const at = own.findIndex(({ start }) => start >= last.start);
    if (at >= 0) return { name: 'question', span: clauseAt(text, own, at) };
  }
  return quotedBack(text, own);
}

/** A word taken up between quotation marks is a word questioned. */
function quotedBack(text: Words, own: readonly Word[]): { name: string; span: Span } | null {
  const quoted = quotationsIn(text.raw).find((one) => !isSaying(one) && one.text.length < 30);
  const at = quoted ? own.findIndex(({ start }) => start >= quoted.start) : -1;
  return at < 0 ? null : { name: 'assumption', span: clauseAt(text, own, at) };
}

const rank = (name: string): number =>
  ['exception', 'contrary', 'correction', 'assumption', 'other_view', 'limit', 'revision'].indexOf(name);
