import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { ABSTRACT_WORDS, PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { foldWord } from './words.ts';

/** A word without its commonest endings: enough to see that "judging" and "judged" are one. */
export function stem(fold: string): string {
  if (fold.length < 5)
    return fold.length === 4 && fold.endsWith('s') && !fold.endsWith('ss') ? fold.slice(0, -1) : fold;
  let cut = fold;
  if (cut.endsWith('ies')) cut = `${cut.slice(0, -3)}y`;
  else if (cut.endsWith('sses')) cut = cut.slice(0, -2);
  else if (cut.endsWith('s') && !cut.endsWith('ss') && !cut.endsWith('us')) cut = cut.slice(0, -1);
  if (cut.length > 6 && cut.endsWith('ing')) cut = cut.slice(0, -3);
  else if (cut.length > 5 && cut.endsWith('ed')) cut = cut.slice(0, -2);
  else if (cut.length > 6 && cut.endsWith('ly')) cut = cut.slice(0, -2);
  return cut.length > 4 && cut.endsWith('e') ? cut.slice(0, -1) : cut;
}

const FUNCTION = new Set(FUNCTION_WORDS.map(foldWord));
const PLAIN = new Set(PLAIN_WORDS.map(foldWord));
const ABSTRACT = new Set(ABSTRACT_WORDS.map(foldWord));

export const isFunctionWord = (fold: string): boolean => FUNCTION.has(fold);
export const isAbstract = (fold: string): boolean => ABSTRACT.has(fold);
export const isPlain = (fold: string): boolean => PLAIN.has(fold) || ABSTRACT.has(fold);

/** Words that carry matter: no grammar, no single letters, no bare numbers. */
export const isContent = (fold: string): boolean =>
  fold.length > 2 && !FUNCTION.has(fold) && !/^\d/.test(fold);

export const contentStems = (folds: readonly string[]): Set<string> =>
  new Set(folds.filter(isContent).map(stem));
