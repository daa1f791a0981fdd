/** What a person can take with them, and what each is good for. */
export const EXPORTS = [
  {
    format: 'json',
    name: 'Everything, as JSON',
    good: 'Works with the pictures you uploaded, notes, objectives and discussions in one file. It can be imported here again, or on another Colloquy.',
  },
  {
    format: 'markdown',
    name: 'Notes, as Markdown',
    good: 'A zip of readable files, one for each work and idea with its discussions. For Obsidian, Logseq and other note apps.',
  },
  {
    format: 'csv',
    name: 'Works, as a table',
    good: 'Your books, films and artworks as one CSV, for a spreadsheet or another service. Without discussions.',
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
