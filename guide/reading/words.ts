/** A message taken apart into words and sentences whose places in the reader's own text are kept. */
export type Word = {
  start: number;
  end: number;
  /** Lower case, without accents and apostrophes, as the lists are written. */
  fold: string;
  sentence: number;
  /** First of its sentence. */
  opens: boolean;
  capital: boolean;
  /** A comma, dash, bracket or colon stands before it. */
  afterPause: boolean;
};

export type Sentence = { start: number; end: number; from: number; to: number; asks: boolean };

export type Words = { raw: string; words: Word[]; sentences: Sentence[] };

/** Reading stops here: what matters in a reply has been said by then, and time stays bounded. */
const READ_AT_MOST = 4000;

/** "1.10" and "10:30" are one word. */
const WORD = /\d+(?:[.,:]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;
const STOP = /[.!?؟…\n。！？]/u;
const PAUSE = /[,;:—–()]|\s-\s|\p{Extended_Pictographic}/u;
const ASCII = /^[ -~]*$/;

/** Without their apostrophe these would be other words. */
const AMBIGUOUS = new Set(["i'd", "i'll", "we'll", "we're", "she'll", "he'll", "we'd", "she'd"]);

const LETTERS = /^[A-Za-z]+$/;

export function foldWord(raw: string): string {
  if (LETTERS.test(raw)) return raw.toLowerCase();
  const lower = raw.toLowerCase().replace(/[’ʼ]/g, "'");
  const plain = ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '');
  return AMBIGUOUS.has(plain) ? plain : plain.replaceAll("'", '');
}

export function wordsOf(text: string): Words {
  const raw = text.slice(0, READ_AT_MOST);
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  let last = 0;
  for (const match of raw.matchAll(WORD)) {
    const between = raw.slice(last, match.index);
    const opens = words.length === 0 || (STOP.test(between) && !isTitle(words.at(-1), between));
    if (opens) closeSentence(sentences, words.length, last, between);
    const start = match.index;
    const end = start + match[0].length;
    if (opens) sentences.push({ start, end, from: words.length, to: words.length, asks: false });
    words.push({
      start,
      end,
      fold: foldWord(match[0]),
      sentence: sentences.length - 1,
      opens,
      capital: /^\p{Lu}/u.test(match[0]),
      afterPause: PAUSE.test(between),
    });
    last = end;
  }
  closeSentence(sentences, words.length, last, raw.slice(last));
  return { raw, words, sentences };
}

/** "Mr. Darcy": a dot that ends no sentence. */
const TITLES = new Set('mr mrs ms dr st vs'.split(' '));
const isTitle = (word: Word | undefined, between: string): boolean =>
  between === '. ' && word !== undefined && TITLES.has(word.fold);

function closeSentence(sentences: Sentence[], next: number, end: number, after: string): void {
  const open = sentences.at(-1);
  if (!open) return;
  open.to = next;
  open.end = end;
  open.asks = /[?？؟]/.test(after);
}

/** Words as one line, as the lists and patterns are written. */
export const folded = (words: readonly Word[]): string => words.map(({ fold }) => fold).join(' ');

/** The folded words of a text, for comparing. */
export const foldsOf = (text: string): string[] => wordsOf(text).words.map(({ fold }) => fold);

/** The same words sentence by sentence, in order. */
export function bySentence(words: readonly Word[]): Word[][] {
  const groups = new Map<number, Word[]>();
  for (const word of words) {
    const group = groups.get(word.sentence);
    if (group) group.push(word);
    else groups.set(word.sentence, [word]);
  }
  return [...groups.values()];
}
