import { fold } from '#catalogue/folding.ts';
import type { Kind } from '#contract/kinds.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/palette.ts';

const GROUPS = [
  say.goTo,
  say.yourCollections,
  everywhere.yourDiscussions,
  say.whatToDo,
  say.fromTheCatalogue,
  // Last, as it comes later than the others, which need not make room then.
  everywhere.whatWasSaid,
] as const;
export type Group = (typeof GROUPS)[number];
/** What was typed is no page's name, but what it is for: what can be done about it comes first then. */
const PAGES_LATER: readonly Group[] = [
  say.yourCollections,
  everywhere.yourDiscussions,
  say.whatToDo,
  say.goTo,
  say.fromTheCatalogue,
  everywhere.whatWasSaid,
];
export const groupsFor = (query: string, findings: readonly Finding[]): readonly Group[] => {
  if (!query) return FIRST_GROUPS;
  const isPage = findings.some(({ group, title }) => group === say.goTo && fold(title).includes(fold(query)));
  return isPage ? GROUPS : PAGES_LATER;
};

/** Before anything is typed: where one was, then where one may go. */
const FIRST_GROUPS: readonly Group[] = [everywhere.yourDiscussions, say.goTo];

/** One line of the palette: what it is, and where it leads. */
export type Finding = {
  /** Unlike any other's. */
  key: string;
  group: Group;
  kind: Kind | 'page' | 'deed';
  title: string;
  detail: string;
  /** What was said, around the words that were looked for, and where those stand in it. */
  excerpt?: { text: string; marks: readonly (readonly [number, number])[] };
  /** An address, or what is done on the spot. */
  to: string | (() => void);
};

/** So many lines of one group: who looks for more types another word. */
export const MOST_OF_A_GROUP = 6;
