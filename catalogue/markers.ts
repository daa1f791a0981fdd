import { fold } from './folding.ts';
import type { Fact } from './types.ts';

/** Where in folded text; `end` is not included. */
export interface Place {
  start: number;
  end: number;
}

const NUMBERS = new Set(
  'four five seven eight nine eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred first third fourth'.split(
    ' ',
  ),
);
const PLURAL = '(?:e?s)?';
/** "Egyptian", "Parisians"; but Janet is not Jane. */
const OF_A_NAME = '(?:s|es|n|ns|an|ans|ian|ians|ese)?';
/** The forms of a short word: "raises", "planned", "poorly"; but "handsome" is none of "hand". */
const FORMS =
  '(?:e?s|[a-z]?e?d|[a-z]?ing|[a-z]?ings|e?rs?|n|en|ly|y|ies|ied|e|es|al|ally|ance|ence|ity|ive|ial|ize[ds]?|ion|ions|ation|ations|ment|ments|ness|ful|less)?';
const SHORT = 5;

/** A number stands for itself; a short name for those called after it, a short word for its forms; a longer one for all words it begins. */
function tailOf(word: string, isName: boolean): string {
  if (word.length < 4 || /\d/.test(word) || NUMBERS.has(word)) return `${PLURAL}(?= |$)`;
  if (word.length > SHORT) return '[^ ]*';
  return `${isName ? OF_A_NAME : FORMS}(?= |$)`;
}

const patterns = new Map<string, RegExp | null>();

function patternOf(marker: string): RegExp | null {
  const known = patterns.get(marker);
  if (known !== undefined) return known;
  const wanted = fold(marker);
  const lastWritten = marker.trim().split(/\s+/).at(-1) ?? '';
  const tail = tailOf(wanted.split(' ').at(-1) ?? '', /^\p{Lu}/u.test(lastWritten));
  const made = wanted === '' ? null : new RegExp(`(?<=^| )${wanted}${tail}`, 'gu');
  patterns.set(marker, made);
  return made;
}

/** Where folded text holds a marker: "surviv" is in "nobody survived", "35" is not in "350". */
function placesOf(folded: string, marker: string): Place[] {
  const pattern = patternOf(marker);
  return pattern
    ? [...folded.matchAll(pattern)].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }))
    : [];
}

export const mentions = (text: string, marker: string): boolean => placesOf(fold(text), marker).length > 0;

const within = (inner: Place, outer: Place): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;

/**
 * Where folded text shows a right answer and where a usual wrong one. The longer mention counts where one
 * lies in the other ("twenty" in "twenty-seven").
 */
export function markersIn(
  { answers, mistaken }: Pick<Fact, 'answers' | 'mistaken'>,
  folded: string,
): { right: Place[]; wrong: Place[] } {
  const right = answers.flatMap((marker) => placesOf(folded, marker));
  const wrong = mistaken.flatMap((marker) => placesOf(folded, marker));
  return {
    right: right.filter((place) => !wrong.some((other) => within(place, other))),
    wrong: wrong.filter((place) => !right.some((other) => within(place, other))),
  };
}

/** What an answer to the fact's question shows. "both" is left for the caller to weigh ("not Mars but Venus"). */
export function readAnswer(fact: Fact, answer: string): 'right' | 'mistaken' | 'both' | 'neither' {
  const { right, wrong } = markersIn(fact, fold(answer));
  if (right.length > 0) return wrong.length > 0 ? 'both' : 'right';
  return wrong.length > 0 ? 'mistaken' : 'neither';
}
