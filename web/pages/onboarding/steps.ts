import { choiceParam } from '../../routes/url-params.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/first-steps.tsx';

export const STEPS = ['welcome', 'books', 'complete'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Record<Step, string> = {
  welcome: everywhere.welcome,
  books: everywhere.addBooks,
  complete: say.complete,
};

export const stepParam = choiceParam('step', STEPS, 'welcome');

type Done = { name: string; bookCount: number };

/** The step that is wanted, or the first one before it that still lacks something. */
export function stepToShow(wanted: Step, { name, bookCount }: Done): Step {
  if (wanted === 'welcome' || name.trim() === '') return 'welcome';
  return wanted === 'complete' && bookCount === 0 ? 'books' : wanted;
}
