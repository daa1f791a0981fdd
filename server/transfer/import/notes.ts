/** What is kept as notes: each part a paragraph, none for what is empty. */
export const notesOf = (...parts: (string | null)[]): string | null =>
  parts.filter((part) => part !== null && part !== '').join('\n\n') || null;

export const named = (name: string, value: string): string => (value === '' ? '' : `${name}: ${value}`);
