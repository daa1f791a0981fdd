/** Which language a message is in: by script first, then by the commonest small words. */
import { FOREIGN_FUNCTION_WORDS, FUNCTION_WORDS, TELLING_WORDS } from './function-words.ts';
import { folded, type Word } from './tokens.ts';

const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];

const bare = (word: string): string => folded(word).replace(/'/g, '');
const ENGLISH = new Set(FUNCTION_WORDS.map(bare));
const sets = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists).map(([language, words]) => [language, new Set(words.map(bare))] as const);
const FOREIGN = sets(FOREIGN_FUNCTION_WORDS);
const TELLING = sets(TELLING_WORDS);
/** English words that are others' too: "was" asks in German, "die" is an article. */
const ALSO_FOREIGN = new Set(
  'was die war so in an am will man hat also me on no son fin as do a i'.split(' '),
);
const A_FEW = 9;

export function languageOf(raw: string, words: readonly Pick<Word, 'text'>[]): string {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  for (const [script, language] of SCRIPTS) {
    const share = (raw.match(script)?.length ?? 0) / letters;
    if (share > 0.5 || (language === 'ja' && share > 0.1)) return language;
  }
  if (words.length === 0) return 'und';
  const plain = words.map(({ text }) => bare(text));
  const count = (known: ReadonlySet<string>) => plain.filter((word) => known.has(word)).length;
  const english = count(ENGLISH);
  const [language, most] = theMost(FOREIGN.map(([code, known]) => [code, count(known)] as const));
  if (most > english && most >= Math.max(2, plain.length * 0.2)) return language;
  if (/[¿¡]/.test(raw)) return 'es';
  if (plain.length < A_FEW && !plain.some((word) => ENGLISH.has(word) && !ALSO_FOREIGN.has(word))) {
    const [telling, times] = theMost(TELLING.map(([code, known]) => [code, count(known)] as const));
    if (times > 0) return telling;
  }
  return english > 0 || plain.length < 4 ? 'en' : 'und';
}

const theMost = (counted: (readonly [string, number])[]) => counted.reduce((a, b) => (b[1] > a[1] ? b : a));

export const isForeign = (language: string): boolean => language !== 'en' && language !== 'und';
