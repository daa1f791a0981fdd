import { CallError, wordsFor } from '../../call.ts';
import * as everywhere from '../../words/everywhere.ts';
import { isUnanswered } from '../added-once.ts';

/** A fault as a notification names it, and as the dialog explains it. */
export type Trouble = { title: string; words: string };

/** Why something was not added; where nobody knows whether it was, that adding again is safe. */
export function notAdded(error: unknown, title: string): Trouble {
  const words = wordsFor(error);
  return {
    title: error instanceof CallError ? title : everywhere.noAnswerCame,
    words: isUnanswered(error) ? `${words} ${everywhere.nothingIsAddedTwice}` : words,
  };
}
