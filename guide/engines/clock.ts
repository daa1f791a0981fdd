/** Time as an argument: tests run a day in a millisecond. */
export type Clock = {
  /** Milliseconds; only differences matter. */
  now(): number;
  /** Runs once after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
};
