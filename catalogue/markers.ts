import { fold } from './folding.ts';
import type { Fact } from './types.ts';

interface Span {
  start: number;
  end: number;
}

/** A short word or a number stands for itself and its plural; a longer one for all words it begins. */
const endsAfter = (word: string): string =>
  word.length < 4 || /\d/.test(word) ? '(?:e?s)?(?= |$)' : '[^ ]*';

/** Where folded text holds a marker: "surviv" is in "nobody survived", "35" is not in "350". */
function spansOf(folded: string, marker: string): Span[] {
  const wanted = fold(marker);
  if (wanted === '') return [];
  const pattern = new RegExp(`(?<=^| )${wanted}${endsAfter(wanted.split(' ').at(-1) ?? '')}`, 'g');
  return [...folded.matchAll(pattern)].map((hit) => ({ start: hit.index, end: hit.index + hit[0].length }));
}

export const mentions = (text: string, marker: string): boolean => spansOf(fold(text), marker).length > 0;

const within = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;

/**
 * What an answer to the fact's question shows. The longer mention counts where one lies in the other
 * ("twenty" in "twenty-seven"). "both" is left for the caller to weigh ("not Mars but Venus").
 */
export function readAnswer(fact: Fact, answer: string): 'right' | 'mistaken' | 'both' | 'neither' {
  const folded = fold(answer);
  const rightSpans = fact.answers.flatMap((marker) => spansOf(folded, marker));
  const wrongSpans = fact.mistaken.flatMap((marker) => spansOf(folded, marker));
  const right = rightSpans.some((span) => !wrongSpans.some((other) => within(span, other)));
  const wrong = wrongSpans.some((span) => !rightSpans.some((other) => within(span, other)));
  if (right) return wrong ? 'both' : 'right';
  return wrong ? 'mistaken' : 'neither';
}
