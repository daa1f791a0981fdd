/**
 * The turn on its way, told apart into its steps and its growing words: a step draws the room anew, the words,
 * which come twenty times a second, only the paragraph they are in.
 */
import { type Turn, type TurnAction, turnAfter } from './turn.ts';

export type TurnStore = {
  dispatch: (action: TurnAction) => void;
  /** As it is now. */
  now: () => Turn | null;
  /** As it was at its last step; its reply may have grown since. */
  atLastStep: () => Turn | null;
  subscribe: (listener: () => void) => () => void;
};

export function makeTurnStore(): TurnStore {
  const listeners = new Set<() => void>();
  let now: Turn | null = null;
  let step: Turn | null = null;
  return {
    dispatch: (action) => {
      const next = turnAfter(now, action);
      if (next === now) return;
      if (!onlyGrew(now, next)) step = next;
      now = next;
      for (const listener of [...listeners]) listener();
    },
    now: () => now,
    atLastStep: () => step,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function onlyGrew(before: Turn | null, after: Turn | null): boolean {
  if (!before || !after) return false;
  const { reply: _before, ...rest } = before;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((name) => before[name] === after[name]);
}
