import { wordsFor } from '../../call.ts';
import * as everywhere from '../../words/everywhere.ts';
import { isUnanswered } from '../added-once.ts';

/** A fault as a notification names it, and as the dialog explains it. */
export type Trouble = { title: string; words: string };

/** Why something was not added; where no answer came, that nobody knows, and that adding again is safe. */
export function notAdded(error: unknown, title: string): Trouble {
  return isUnanswered(error)
    ? { title: everywhere.noAnswerCame, words: `${wordsFor(error)} ${everywhere.nothingIsAddedTwice}` }
    : { title, words: wordsFor(error) };
}
