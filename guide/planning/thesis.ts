/** What of a message one can argue about: a view of things, not only what happens or what is there. */
import { plain } from '../counting.ts';
import type { Verdict } from '../types.ts';
import { isClause, type Snip } from './snips.ts';

const VIEWS: readonly RegExp[] = [
  /\b(?:should|ought|must|may|might)\b/i,
  /\b(?:mean|show|suggest|prove|reveal|matter|fail|deserve|justify|represent|symboli[sz]e|become|depend|seem|explain|count|belong|waste|miss)s?\b/i,
  /\b(?:make|turn)s?\b(?! (?:at|to|on|in|up|out|off|round|around|away|back|copies)\b)|\bgives? (?:it|them|him|her) away\b/i,
  /\b(?:meant|showed|proved|failed|revealed|deserved|mattered)\b|\bstands? for\b/i,
  /\b(?:most|least|best|worst|rather|instead|more|less|wrong|right(?! (?:in|at|on|after|before|now|away)\b)|unfair|fair|nothing but|because|so that|really|enough|too(?!-|$)|only (?:a|an|the|way|ever|when|if|for))\b/i,
  /\b(?:want|need|fear|believe|love|hate|hope|pretend|prefer|trust|refuse)s\b|\b(?:do|does)n['’]?t (?:want|need|care|believe|love|trust|matter|mean|make|help|work|change|explain|fit)\b/i,
  /\b(?:always|society|human nature|(?:was|were) never)\b|(?:\p{L}s|gave|made|left|taught) us\b|^(?:\p{L}+ )?(?:people|everyone|everybody|we) (?!(?:was|were|had|did|are|is|know|go)\b)\p{L}+(?<!ed)\b/iu,
];

/** "The cruellest line", but not the harvest. */
const SUPERLATIVE =
  /\b(?!(?:for|inter|harv|gu|prot|cont|temp|conqu|mod|hon|earn|pri|arr|manif|requ|inqu)est\b)\p{L}{4,}est\b/iu;

/** "Is" that says what something amounts to, not that it is there, where it is, what it does or what was done to it. */
const AMOUNTS =
  /^(?!there\b).*(?:\b(?:is|are)|\b(?:is|are)n['’]?t|\b(?:it|that|he|she|this|what)['’]s) (?!(?:(?:not|still|now|all|right|half|way|so|like) )*(?:in|on|at|from|with|there|here|under|over|by|near|behind|inside|outside|way|like|just|already|been|lost|left|busy|called|named|made|bent|built|hurt|held|kept|sold|told|cut|lit|done|gone|taught|\d+|one|two|three|\p{L}+(?:ing|ed|en))\b)/iu;

const ASKS =
  /^(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|what|who|which|why|how|when|where|whether|if|even|though|although|while|because|since|as|until|unless|after|before)\b/i;
/** "Everyone says turmoil": a view, and not the reader's. */
const REPORTED =
  /^(?:everyone|everybody|people|they|critics|some|many|most)(?: \p{L}+)? (?:says?|said|thinks?|thought|calls?|believes?)\b/iu;
/** What it is said of was left behind: "makes me think", "doesn't need a signature". */
const HEADLESS =
  /^(?:(?:is|are|do|does|did|was)n['’]?t|shows?|makes?|means?|gives?|looks?|feels?|seems?|answers|comes)\b/i;
const TOLD_OF_ONESELF =
  /^(?:(?:last|this|one|on|in|at|when|yesterday|every|then|once|so)\b[^,]{0,24}?\s)?(?:i|my|we|our|me|i['’]m|i['’]d)\b/i;

/** Of one person or thing already pointed at; what is said of all is sooner a view. */
const OF_ONE = /^(?:he|she|it|they|this|that|his|her|their)\b/i;

/** How many signs there are that this is a view. */
const signs = (words: string): number =>
  [...VIEWS, SUPERLATIVE, AMOUNTS].filter((sign) => sign.test(words)).length;

/** Whole, and of the work rather than of the reader's own days. */
const isSaid = (snip: Snip): boolean =>
  isClause(snip) &&
  snip.whole &&
  ![ASKS, HEADLESS, REPORTED, TOLD_OF_ONESELF].some((sign) => sign.test(snip.words));

/** The piece that most looks like a view; none where the reader only tells what is there. */
export function thesisOf(snips: readonly Snip[], observed: Verdict['criteria']): Snip | undefined {
  const points = observed
    .filter(({ criterion }) => criterion === 'point' || criterion === 'link')
    .map(({ span }) => plain(span.text));
  const weight = ({ words, score }: Snip) =>
    signs(words) -
    (OF_ONE.test(words) ? 0.5 : 0) +
    (points.some((point) => point.includes(plain(words))) ? 1 : 0) +
    score / 2;
  return snips
    .filter((snip) => isSaid(snip) && signs(snip.words) > 0)
    .sort((a, b) => weight(b) - weight(a))[0];
}

/** The best piece that says something, be it view or fact. */
export const saidOutright = (snips: readonly Snip[]): Snip | undefined => snips.find(isSaid);
