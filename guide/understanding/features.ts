/** What the learned recognisers look at in a sentence. */

import { lastQuestion } from '../language/last-question.ts';
import { type Meaning, meaningOf, sharedWords } from '../language/meaning.ts';
import { type Sentence, type Word, wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { Features } from '../learned/features.ts';

/** Where a sentence stands. */
export type Setting = {
  /** All sentences of the message, and which this is. */
  sentences: readonly Sentence[];
  at: number;
  /** The guide's turn before it. */
  guide: GuideTurn;
  /** Words of the work's title and its maker's name, and of what it holds: a name tells nothing of an act. */
  names: ReadonlySet<string>;
};

/** What a sentence is seen in the light of; the same for all sentences of a message. */
export type GuideTurn = {
  asks: boolean;
  /** Whether it holds a list to choose from. */
  offers: boolean;
  /** The first word of its last question. */
  opener: string | null;
  meaning: Meaning;
};

/** Only the end of a turn bears on the reply. */
const READ_OF_GUIDE = 600;

export function guideTurn(text: string, vectors: Vectors): GuideTurn {
  const question = lastQuestion(text);
  return {
    asks: /\?\s*$/.test(text.trim()),
    offers: /\n[ \t]{0,4}(?:\d|[-•])/.test(text) || /\uFE0F?\u20E3/.test(text),
    opener: question ? (wordsIn(question)[0]?.text ?? null) : null,
    meaning: meaningOf(wordsIn(text.slice(-READ_OF_GUIDE)), vectors),
  };
}

const CHARACTERS = 0.3;

export function featuresOf({ sentences, at, guide, names }: Setting, vectors: Vectors): Features {
  const sentence = sentences[at] as Sentence;
  const found = new Features();
  const put = (name: string, strength?: number) => found.put(name, strength);
  const shown = shownWords(sentence.words, names, vectors);
  const n = shown.length;
  const scale = 1 / Math.sqrt(Math.max(1, n));

  const padded = ['^', ...shown, '$'];
  for (let i = 0; i < shown.length; i++) put(`w ${shown[i]}`, scale * 1.5);
  for (let i = 0; i + 1 < padded.length; i++) put(`b ${padded[i]} ${padded[i + 1]}`, scale * 1.5);
  for (let i = 0; i + 2 < padded.length; i++) put(`t ${padded[i]} ${padded[i + 1]} ${padded[i + 2]}`, scale);
  for (let i = 0; i < Math.min(3, n); i++) put(`f${i} ${shown[i]}`, 0.7);
  for (let i = 1; i <= Math.min(3, n); i++) put(`l${i} ${shown[n - i]}`, 0.5);
  const line = ` ${shown.join(' ')} `;
  const characters = CHARACTERS / Math.sqrt(Math.max(1, line.length / 6));
  found.putPieces(line, [3, 4, 5], characters);

  const { text } = sentence;
  const asks = /[?？]/.test(text);
  if (asks) put('mark ?');
  if (/!/.test(text)) put('mark !', 0.5);
  if (/["“”«»]|(?:^|\s)['‘]/.test(text)) put('mark quote', 0.5);
  if (/[:;]|\s[-–—]\s/.test(text)) put('mark inner', 0.5);
  if (/\p{Extended_Pictographic}/u.test(text)) put('mark picture', 0.5);
  if (/^\d+$/.test(shown.join(''))) put('only a number');
  put(`length ${Math.min(6, Math.floor(Math.log2(n + 1)))}`, 0.7);
  put(`count ${Math.min(4, sentences.length)}`, 0.3);
  put(
    sentences.length === 1 ? 'alone' : at === 0 ? 'first' : at === sentences.length - 1 ? 'last' : 'between',
    0.5,
  );
  const before = sentences[at - 1];
  if (before) {
    put(`before ${/[?？]/.test(before.text) ? '?' : '.'} ${before.words[0]?.text ?? ''}`, 0.3);
  }

  put(guide.asks ? 'guide asks' : 'guide says', 0.5);
  put(
    `${guide.asks ? 'asked' : 'told'}/${asks ? '?' : '.'}/${Math.min(4, Math.floor(Math.log2(n + 1)))}`,
    0.5,
  );
  if (guide.offers) put('guide offers', 0.7);
  const own = meaningOf(sentence.words, vectors);
  const echo = sharedWords(own, guide.meaning);
  put(`echo ${Math.floor(echo * 4)}`, 0.5);
  if (guide.opener && n <= 8) put(`answers ${guide.opener} ${asks ? '?' : '.'}`, 0.5);
  found.dense = own.vector.map((value) => value * 2);
  return found;
}

/** Names, numbers and the rarest words stand for their kind. */
function shownWords(words: readonly Word[], names: ReadonlySet<string>, vectors: Vectors): string[] {
  return words.map(({ text }) => {
    if (names.has(text.replace(/'s$/, ''))) return '<name>';
    if (/^\d+$/.test(text)) return text.length === 1 ? text : '<number>';
    const rank = vectors.rankOf(text);
    return rank < 0 && text.length > 7 && !text.includes("'") ? '<rare>' : text;
  });
}
