import { isFunctionWord, isPlain } from './stems.ts';
import type { Word, Words } from './words.ts';

/** Nothing that could be read: keys struck at random or in a row, sounds, words that only fill a place. */
export const isGibberish = (own: readonly Word[]): boolean =>
  areBareLetters(own) || isMostlyNoise(own) || isStruckAtRandom(own);

/** Letter by letter: meant for somebody who reads around the gates. */
export const isSpeltOut = ({ words }: Words): boolean =>
  words.length >= 8 && words.filter(({ fold }) => /^[a-z]$/.test(fold)).length / words.length > 0.6;

/** Single letters, or one over and over. */
const areBareLetters = (own: readonly Word[]): boolean =>
  own.length > 0 &&
  own.every(({ fold }) => fold.length < 2 || /^(.)\1*$/.test(fold)) &&
  !own.some(({ fold }) => /\d/.test(fold) || fold === 'i');

/** No vowels, heaps of consonants, one letter three times. */
function isStruckAtRandom(own: readonly Word[]): boolean {
  const long = own.filter(({ fold }) => fold.length >= 4 && /^[a-z]+$/.test(fold));
  const odd = long.filter(
    ({ fold }) => !/[aeiouy]/.test(fold) || /[bcdfghjklmnpqrstvwxz]{5}/.test(fold) || /(.)\1\1/.test(fold),
  );
  const known = own.filter(({ fold }) => isFunctionWord(fold) || isPlain(fold)).length;
  return odd.length > 0 && odd.length / Math.max(1, long.length) > 0.22 && known / own.length < 0.5;
}

const isMostlyNoise = (own: readonly Word[]): boolean =>
  (own[0]?.fold === 'lorem' && own[1]?.fold === 'ipsum') ||
  own.filter(({ fold }) => isNoise(fold)).length > own.length / 2;

const SOUNDS = /^(?:(?:bl+a+h*)+|(?:la){3,}|(?:na){3,}|abcd?e?|wxyz|xyz)$/;
const PLACEHOLDERS = new Set('foo baz qux'.split(' '));

const isNoise = (fold: string): boolean => SOUNDS.test(fold) || PLACEHOLDERS.has(fold) || isAlongKeys(fold);

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [row, [...row].reverse().join('')]);
const A_RUN = 3;
const LONGEST_ROW = 10;

/** "asdf", "qwerty", "jkljkl": nothing but fingers moved along a row. */
function isAlongKeys(fold: string): boolean {
  let at = 0;
  while (at < fold.length) {
    let run = Math.min(LONGEST_ROW, fold.length - at);
    while (run >= A_RUN && !ROWS.some((row) => row.includes(fold.slice(at, at + run)))) run--;
    if (run < A_RUN) return false;
    at += run;
  }
  return true;
}
