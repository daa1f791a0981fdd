import type { Talk } from '../types.ts';

/** What the reader was asked last, in full and as its one question. */
export function lastGuideTurn({ turns }: Talk): string {
  return turns.findLast(({ role }) => role === 'guide')?.text ?? '';
}

export function questionOf(talk: Talk): string {
  const said = lastGuideTurn(talk);
  const end = said.lastIndexOf('?');
  if (end < 0) return said;
  const before = said.slice(0, end);
  const start = Math.max(...['.', '!', '?', '\n', ':'].map((stop) => before.lastIndexOf(stop)));
  return said.slice(start + 1, end + 1).trim();
}

const RECALL = /^\s*(?:who|when|where|what|which|how many|name|list|in which|what year)\b/i;

/** A question with a short right answer. */
export const isClosedRecall = (talk: Talk): boolean =>
  talk.objective.name.startsWith('Recall') && RECALL.test(questionOf(talk));

export const asksForOwnLife = ({ objective, subject }: Talk): boolean =>
  objective.name === 'Application' ||
  objective.name === 'Personal Reflection' ||
  (objective.name === 'General Discussion' && subject.kind === 'concept');
