/** Words that look like a verb, without a dictionary of them. */
import { isContent } from './stems.ts';
import type { Word } from './words.ts';

const VERBAL = new Set(
  'is are was were has have had does do did can could will would should may might must'.split(' '),
);

export const isVerbal = ({ fold }: Word): boolean => VERBAL.has(fold);

export const looksLikeVerb = (word: Word): boolean =>
  isVerbal(word) || (isContent(word.fold) && /(?:ed|[^su]s)$/.test(word.fold));
