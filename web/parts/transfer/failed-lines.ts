import type { ImportRow } from '#contract/import-file.ts';
import { safeCell } from '#contract/spreadsheet-cell.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/transfer.tsx';

/** What failed and why, as a table to go through the file with. */
export function failedLines(rows: readonly ImportRow[]): string {
  const failed = rows.filter(({ status }) => status === 'failed');
  const lines = failed.map(({ line, title, message }) => [String(line), title, message ?? '']);
  return `\ufeff${[[say.line, everywhere.title, say.reason], ...lines].map(written).join('\r\n')}\r\n`;
}

const written = (cells: string[]): string =>
  cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',');
