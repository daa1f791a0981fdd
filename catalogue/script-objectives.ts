import type { Kind } from '#contract/kinds.ts';
import { GENERAL_OBJECTIVE, OBJECTIVES } from './objectives.ts';

/** The slugs of the objectives a talk about this kind of work can have. */
export const objectivesFor = (kind: Kind): string[] => [
  GENERAL_OBJECTIVE.slug,
  ...OBJECTIVES[kind].map(({ slug }) => slug),
];
