const LENGTH = 5;

/** Every run of five words: what two texts share of these, one has from the other. */
export const runsOf = (folds: readonly string[]): string[] =>
  folds.slice(LENGTH - 1).map((_, at) => folds.slice(at, at + LENGTH).join(' '));
