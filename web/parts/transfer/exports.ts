import * as say from '../../words/transfer.tsx';

/** What a person can take with them, and what each is good for. */
export const EXPORTS = [
  {
    format: 'json',
    name: say.everythingAsJson,
    good: say.whatTheJsonHolds,
  },
  {
    format: 'markdown',
    name: say.notesAsMarkdown,
    good: say.whatTheZipHolds,
  },
  {
    format: 'csv',
    name: say.worksAsATable,
    good: say.whatTheTableHolds,
  },
] as const;

type Format = (typeof EXPORTS)[number]['format'];

export const exportAddress = (format: Format): string => `/api/export?format=${format}`;

/** By a link, so that the browser writes it to disk as it comes. */
export function saveExport(format: Format): void {
  const link = document.createElement('a');
  link.href = exportAddress(format);
  link.download = '';
  link.click();
}
