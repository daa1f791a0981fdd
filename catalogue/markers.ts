import { fold } from './folding.ts';
import type { Fact } from './types.ts';

/** Whether the text holds a word, or words, beginning with the marker: "surviv" is in "Nobody survived". */
export function mentions(text: string, marker: string): boolean {
  return ` ${fold(text)}`.includes(` ${fold(marker)}`);
}

const mentionsAny = (text: string, markers: string[]): boolean =>
  markers.some((marker) => mentions(text, marker));

/**
 * What an answer to the fact's question shows. "both" is left for the caller to judge: it may weigh the
 * mistake against the truth ("not Mars but Venus").
 */
export function readAnswer(fact: Fact, answer: string): 'right' | 'mistaken' | 'both' | 'neither' {
  const right = mentionsAny(answer, fact.answers);
  const mistaken = mentionsAny(answer, fact.mistaken);
  if (right) return mistaken ? 'both' : 'right';
  return mistaken ? 'mistaken' : 'neither';
}
