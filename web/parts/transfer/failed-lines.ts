import type { ImportRow } from '#contract/import-file.ts';
import { safeCell } from '#contract/spreadsheet-cell.ts';

/** What failed and why, as a table to go through the file with. */
export function failedLines(rows: readonly ImportRow[]): string {
  const failed = rows.filter(({ status }) => status === 'failed');
  const lines = failed.map(({ line, title, message }) => [String(line), title, message ?? '']);
  return `\ufeff${[['Line', 'Title', 'Reason'], ...lines].map(written).join('\r\n')}\r\n`;
}

const written = (cells: string[]): string =>
  cells.map((cell) => `"${safeCell(cell).replaceAll('"', '""')}"`).join(',');
