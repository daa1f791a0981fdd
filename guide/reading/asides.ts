import { INFERENCE, REASON } from '../lexicon/reasoning.ts';
import { ASIDES } from '../lexicon/turn-phrases.ts';
import type { Talk } from '../types.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { questionOf } from './question.ts';
import { isContent, isPlain, stem } from './stems.ts';
import { promptStems, vocabularyOf } from './vocabulary.ts';
import type { Sentence, Word, Words } from './words.ts';

const asides = phraseBook(ASIDES);
const arguing = phraseBook([...REASON, ...INFERENCE]);
const FIRST_PERSON = new Set(['i', 'im', 'ive', "i'd", "i'll", 'me', 'my', 'mine', 'myself', 'one']);
/** More telling words than this are a thought, whatever stands around them. */
const A_THOUGHT = 4;

/**
 * Sentences around a reply rather than in it: courtesy, charm, rank, talk about the writing. They are left out, so
 * that neither padding nor politeness moves anything. Where there is nothing else, they are the message.
 */
export function asidesIn(text: Words, talk: Talk): Sentence[] {
  const prompt = promptStems(talk, questionOf(talk));
  const { stems } = vocabularyOf(talk);
  const touches = ({ fold }: Word) =>
    isContent(fold) && (prompt.has(stem(fold)) || (stems.has(stem(fold)) && !isPlain(fold)));
  const found = text.sentences.filter(({ from, to }) => {
    const words = text.words.slice(from, to);
    if (
      words.some(
        (word, at) =>
          touches(word) || /^\d/.test(word.fold) || (at > 0 && word.capital && word.fold.length > 3),
      )
    )
      return false;
    const around = findPhrases(asides, words);
    const telling = words.filter(
      ({ fold }, at) =>
        isContent(fold) && !isPlain(fold) && !around.some(({ from, to }) => at >= from && at < to),
    ).length;
    if (around.length > 0) return telling <= A_THOUGHT;
    return (
      telling === 0 &&
      words.length > 8 &&
      words.some(({ fold }) => FIRST_PERSON.has(fold)) &&
      findPhrases(arguing, words).length === 0
    );
  });
  return found.length === text.sentences.length ? [] : found;
}
