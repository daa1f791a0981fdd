import type { Span } from '../types.ts';
import type { Word } from './words.ts';

export const spanOf = (raw: string, start: number, end: number): Span => ({
  start,
  end,
  text: raw.slice(start, end),
});

/** From the first character of word `from` to the last of word `to - 1`. */
export function spanOfWords(raw: string, words: readonly Word[], from: number, to: number): Span {
  const first = words[from];
  const last = words[Math.max(from, to - 1)];
  return first && last ? spanOf(raw, first.start, last.end) : spanOf(raw, 0, 0);
}
