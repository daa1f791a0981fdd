import type { Kind } from '#contract/kinds.ts';

export const GROUPS = [
  'Go to',
  'Your collections',
  'Your discussions',
  'From the catalogue',
  // Last, as it comes later than the others, which need not make room then.
  'What was said',
] as const;
export type Group = (typeof GROUPS)[number];
/** Before anything is typed: where one was, then where one may go. */
export const FIRST_GROUPS: readonly Group[] = ['Your discussions', 'Go to'];

/** One line of the palette: what it is, and where it leads. */
export type Finding = {
  /** Unlike any other's. */
  key: string;
  group: Group;
  kind: Kind | 'page';
  title: string;
  detail: string;
  /** What was said, around the words that were looked for, and where those stand in it. */
  excerpt?: { text: string; marks: readonly (readonly [number, number])[] };
  to: string;
};

/** So many lines of one group: who looks for more types another word. */
export const MOST_OF_A_GROUP = 6;
