import type { Brief } from '../types.ts';
import type { Fence } from './fence.ts';

const languageName = (tag: string): string | null => {
  if (tag === 'und') return null;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? null;
  } catch {
    return null;
  }
};

/** What an instruction quotes was written by the reader, and stays fenced here as everywhere. */
const QUOTED = /“([^“”]*)”/g;

/** The plan for this very turn: from the app, and outside the reader's tags but for what it quotes. */
export function planPart({ language, instructions }: Brief, fenced: Fence): string {
  const name = languageName(language);
  return [
    '[From the app, not from the reader: the plan for your next turn. You may depart from the move for a reason.]',
    ...instructions.map((line) => line.replace(QUOTED, (_, words: string) => fenced.reader(words))),
    name && !/^en\b/i.test(language)
      ? `Write in ${name}.`
      : 'Write in the language of the reader’s last message.',
  ].join('\n');
}
