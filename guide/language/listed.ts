/** Word lists are kept as running text, parted by commas or lines, so that they can be read and mended. */
export const listed = (text: string): string[] =>
  text
    .split(/[,\n]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry.length > 0);
