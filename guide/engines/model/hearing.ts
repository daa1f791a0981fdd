import type { FaultReason } from '../fault.ts';

export type Finish = 'complete' | 'cut_short' | 'withheld' | 'unusable';

/**
 * What has been heard of one reply so far. A wire format writes into it as events come in: one such
 * object for a whole stream instead of one object for each token.
 */
export type Hearing = {
  /** Text not yet handed on. */
  fresh: string;
  /** Pieces of thought that came apart from the text: signs of life, never shown. */
  thoughts: number;
  finish: Finish | null;
  /** The provider said that nothing more comes. */
  ended: boolean;
  fault: FaultReason | null;
  inputTokens: number | null;
  outputTokens: number | null;
};

export const newHearing = (): Hearing => ({
  fresh: '',
  thoughts: 0,
  finish: null,
  ended: false,
  fault: null,
  inputTokens: null,
  outputTokens: null,
});
