/** A spreadsheet takes a cell that begins with one of these for a formula, some also their full-width forms; an apostrophe before it makes it text. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What `safeCell` was given. */
export const originalCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
