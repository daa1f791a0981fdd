import type { Talk } from '../types.ts';
import { findPhrases } from './phrases.ts';
import { questionOf } from './question.ts';
import { isContent, isPlain, stem } from './stems.ts';
import { promptStems, vocabularyOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** A word of the work, beyond what the question handed over. */
export function speaksOfWork(words: readonly Word[], talk: Talk): boolean {
  const vocabulary = vocabularyOf(talk);
  const prompt = promptStems(talk, questionOf(talk));
  if (findPhrases(vocabulary.people, words).length > 0) return true;
  return words.some(
    ({ fold }) =>
      isContent(fold) && !isPlain(fold) && !prompt.has(stem(fold)) && vocabulary.stems.has(stem(fold)),
  );
}
