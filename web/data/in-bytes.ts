/** Sizes as they are written. */
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** 0 bytes, 4.2 MB, 128 MB: two digits before the comma need none after it. */
export function inBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // What would be rounded up to a thousand is one of the next.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const shown = unit > 0 && value < 9.95 ? value.toFixed(1) : String(Math.round(value));
  return `${shown} ${UNITS[unit]}`;
}
