/** The one tokenizer: the words and sentences of a text, with their places in it. */

export type Word = {
  start: number;
  end: number;
  /** As it is compared: small letters, no accents, typographic marks made plain. */
  text: string;
};

export type Sentence = { start: number; end: number; text: string; words: Word[] };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`´-][\p{L}\p{M}\p{N}]+)*/gu;

/** Small letters without accents; of the same letters whatever keyboard they come from. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘`´]/g, "'");

export function wordsIn(text: string, offset = 0): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = offset + match.index;
    found.push({ start, end: start + match[0].length, text: folded(match[0]) });
  }
  return found;
}

/** Marks that end a sentence, and what may still belong to it behind them. */
const ENDS = new Set('.!?…。！？');
const CLOSES = new Set('"\'”’)]');
const SHORT = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|prof|vs|etc|e\.g|i\.e|cf|ch|chap|pp|no|vol|jr|sr|[a-z])\.$/i;

/** Cut at their marks and at line ends; never inside "e.g.", "Mr." or "3.5". */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const take = (to: number) => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    const trimmed = raw.trim();
    if (trimmed.length > 0)
      found.push({ start, end: start + trimmed.length, text: trimmed, words: wordsIn(trimmed, start) });
    from = to;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '\n') {
      take(at);
      continue;
    }
    if (!ENDS.has(sign)) continue;
    const first = at;
    while (at + 1 < text.length && ENDS.has(text[at + 1] as string)) at++;
    const single = at === first && sign === '.';
    while (at + 1 < text.length && CLOSES.has(text[at + 1] as string)) at++;
    const next = text[at + 1];
    if (next !== undefined && !/\s/.test(next) && !/[。！？]/.test(sign)) continue;
    if (single && SHORT.test(text.slice(Math.max(from, first - 7), first + 1))) continue;
    take(at + 1);
  }
  take(text.length);
  return found;
}
