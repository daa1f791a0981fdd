/** Below this a difference is only the order in which numbers were added. */
const DIGITS = 9;

/** As shown: 62.5 is 63 also where the sum came to a hair under it, so that two ways of counting show one figure. */
export const wholePoints = (value: number | null): number | null =>
  value === null ? null : Math.round(Number(value.toFixed(DIGITS)));
