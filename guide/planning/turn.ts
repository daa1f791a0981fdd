/** What one turn of the guide is made of before it is put together. */
export type PlannedTurn = {
  move: string;
  /** Statements only. */
  lead: string;
  /** The one question, last; null where nothing is asked. */
  ask: string | null;
  limit: number;
  hint: 0 | 1 | 2 | 3;
  /** The lead stands in a paragraph of its own. */
  apart?: boolean;
};

const TURN_WORDS = 80;
export const EXPLANATION_WORDS = 160;

export const turnOf = (
  move: string,
  lead: string,
  ask: string | null,
  more: Partial<PlannedTurn> = {},
): PlannedTurn => ({
  move,
  lead,
  ask,
  limit: TURN_WORDS,
  hint: 0,
  ...more,
});
