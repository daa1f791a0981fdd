import { STUCK } from '../lexicon/turn-phrases.ts';
import type { Talk } from '../types.ts';
import { findPhrases, phraseBook } from './phrases.ts';
import { speaksOfWork } from './speaks-of-work.ts';
import { isContent, isPlain } from './stems.ts';
import { FILLING, isWholly, placesOf } from './wholly.ts';
import { folded, type Words } from './words.ts';

const stuck = phraseBook(STUCK);

const GROUNDS = new Set(
  'because bc since but except though although unless so never only nobody always'.split(' '),
);

/** As whole messages these are not knowing; in a sentence they may speak of the work. */
const ALSO_CONTENT = new Set(
  'stuck|nothing|whatever|i forget|i forgot|hard to say|maybe|perhaps|possibly|it depends|that depends|depends|who knows|lol|haha|hahaha|hehe|lmao|hmm|meh|i dont see it|i do not see it|i cant see it|i dont see that'.split(
    '|',
  ),
);

/** "I'm not sure the narrator tells us everything": a view, put carefully. */
const DOUBTS_A_CLAIM =
  /\bnot (?:so |really |quite |all that )?sure (?:that )?(?:the|a|an|he|she|it|they|we|its|his|her|their|this|anyone|anybody|everything) \w+ \w+/;

/** Not knowing, with nothing beside it that could be answered to. */
export function isBareStuck({ words }: Words, talk: Talk): boolean {
  if (isWholly(stuck, words)) return true;
  const hits = findPhrases(stuck, words).filter(({ phrase }) => !ALSO_CONTENT.has(phrase));
  const first = hits[0];
  if (!first || first.from > 6 || DOUBTS_A_CLAIM.test(folded(words))) return false;
  const covered = placesOf(hits);
  const rest = words.filter((_, at) => !covered.has(at));
  const matter = rest.filter(({ fold }) => isContent(fold) && !FILLING.has(fold));
  const telling = matter.filter(({ fold }) => !isPlain(fold));
  if (matter.length <= 2) return matter.length < 2 || !speaksOfWork(matter, talk);
  const grounds = rest.some(({ fold }) => GROUNDS.has(fold));
  return telling.length <= 3 && !grounds && !speaksOfWork(rest, talk);
}
