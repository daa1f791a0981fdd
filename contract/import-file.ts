/** What an import reads and how much of it; without zod, as the web client needs it, too. */
export const IMPORT_FORMATS = ['goodreads', 'storygraph', 'letterboxd', 'csv', 'colloquy'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const LINE_STATUSES = ['new', 'existing', 'failed'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** What is being done, in order; each goes from 0 to its own total. */
const IMPORT_STAGES = ['reading', 'comparing', 'saving'] as const;
export type ImportStage = (typeof IMPORT_STAGES)[number];

/** The request as a whole, so a file may have a little less. */
export const IMPORT_LIMIT = 30 * 1024 * 1024;

export type ImportRow = { line: number; status: LineStatus; title: string; message?: string | undefined };
export type ImportResult = {
  format: ImportFormat;
  new: number;
  existing: number;
  failed: number;
  committed: boolean;
  rows: ImportRow[];
};
export type ImportProgress = { done: number; total: number; stage: ImportStage };

/** How files of other kinds begin, their bytes read as text in one way or another. */
const BEGINNINGS: readonly [string, string[]][] = [
  [
    'a picture',
    ['\u0089PNG', '‰PNG', '\ufffdPNG', 'GIF8', '\u00ff\u00d8\u00ff', '\ufffd\ufffd\ufffd', 'RIFF'],
  ],
  ['a zip, or a spreadsheet', ['PK\u0003\u0004']],
  ['a PDF', ['%PDF-']],
  ['a packed file', ['\u001f\u008b', '\u001f‹', '\u001f\ufffd', '7z\u00bc', 'Rar!']],
  ['an old Excel sheet', ['\u00d0\u00cf\u0011', '\ufffd\ufffd\u0011']],
];

/** What a file is by its first characters, where it is no list at all; null for text. */
export function otherThanText(start: string): string | null {
  const known = BEGINNINGS.find(([, beginnings]) => beginnings.some((one) => start.startsWith(one)));
  if (known) return known[0];
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(start)) return 'a web page';
  return start.includes('\u0000') ? 'a file of another kind' : null;
}
