import { FOREIGN_FUNCTION_WORDS, FUNCTION_WORDS, TELLING_WORDS } from '../lexicon/function-words.ts';
import { foldWord, type Word } from './words.ts';

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

const ENGLISH = new Set(FUNCTION_WORDS.map(foldWord));
const FOREIGN = Object.entries(FOREIGN_FUNCTION_WORDS).map(
  ([language, words]) => [language, new Set(words.map(foldWord))] as const,
);

const TELLING = Object.entries(TELLING_WORDS).map(
  ([language, words]) => [language, new Set(words.map(foldWord))] as const,
);
/** English words that are others' too: "was" asks in German, "die" is an article. */
const ALSO_FOREIGN = new Set(
  'was die war so in an am will man hat also me on no son fin as do a i'.split(' '),
);
const A_FEW = 9;

/** A few words with nothing English among them, and one or more that only one language has. */
function tellingLanguage(words: readonly Word[]): string | null {
  if (words.length >= A_FEW) return null;
  if (words.some(({ fold }) => ENGLISH.has(fold) && !ALSO_FOREIGN.has(fold))) return null;
  const counted = TELLING.map(
    ([language, telling]) => [language, words.filter(({ fold }) => telling.has(fold)).length] as const,
  );
  const [language, most] = counted.reduce((a, b) => (b[1] > a[1] ? b : a));
  return most > 0 ? language : null;
}

/** By script first, then by the commonest function words; `und` where neither tells. */
export function languageOf(raw: string, words: readonly Word[]): string {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'und';
  for (const [script, language] of SCRIPTS) {
    const share = (raw.match(script)?.length ?? 0) / letters;
    if (share > 0.5 || (language === 'ja' && share > 0.1)) return language;
  }
  if (words.length === 0) return 'und';
  const count = (known: ReadonlySet<string>) => words.filter(({ fold }) => known.has(fold)).length;
  const english = count(ENGLISH);
  const [language, most] = FOREIGN.map(([code, known]) => [code, count(known)] as const).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  if (most > english && most >= Math.max(2, words.length * 0.2)) return language;
  const told = /[¿¡]/.test(raw) ? 'es' : tellingLanguage(words);
  if (told) return told;
  return english > 0 || words.length < 4 ? 'en' : 'und';
}

export const isForeign = (language: string): boolean => language !== 'en' && language !== 'und';

/** Words as a person would count them; scripts without spaces by two signs a word. */
export function wordCount(raw: string, words: readonly Word[]): number {
  const dense =
    raw.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0;
  // A word of Korean holds what English says in two or three.
  const korean = raw.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  return Math.max(words.length, Math.ceil(dense / 2), Math.ceil(korean / 2.5));
}
