import type { Brief } from '../types.ts';

const languageName = (tag: string): string | null => {
  if (tag === 'und') return null;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null;
  } catch {
    return null;
  }
};

const HINTS = [
  null,
  'Give a hint: point to one place in the work to look at again.',
  'Give a stronger hint: narrow it to a choice of two.',
  'Give the last hint: half a thought, in quotation marks, for the reader to finish or cross out.',
] as const;

const RUNGS = {
  1: 'what is there',
  2: 'why and how',
  3: 'two things together',
  4: 'limits, rival views, carrying it elsewhere',
} as const;

/** The plan for this very turn. It comes from the app and stands outside the reader's tags. */
export function planPart({ move, rung, hint, words, language, instructions }: Brief): string {
  const name = languageName(language);
  return [
    '[From the app, not from the reader: the plan for your next turn.]',
    `Suggested move: ${move}. Level of the question: ${RUNGS[rung]}.`,
    HINTS[hint],
    ...instructions,
    `At most ${words} words. ${name && !language.startsWith('en') ? `Write in ${name}.` : 'Write in the language of the reader’s last message.'}`,
  ]
    .filter(Boolean)
    .join('\n');
}
