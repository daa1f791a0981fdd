/** What is looked for, in one shape for every source. */
export type Question = {
  title: string;
  author: string;
  /** Then nothing else matters. */
  isbn: string | null;
  limit: number;
};

export const isbnIn = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(\d{9}[\dX]|97[89]\d{10})$/.test(digits) ? digits : null;
};

export const asQuestion = (asked: { title: string; author: string; limit: number }): Question => ({
  ...asked,
  isbn: isbnIn(asked.title),
});
