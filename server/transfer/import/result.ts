import type { ImportFormat, ImportResult, ImportRow, LineStatus } from '#contract/import-file.ts';

export const resultOf = (format: ImportFormat, rows: ImportRow[], committed: boolean): ImportResult => {
  const count = (status: LineStatus) => rows.filter((row) => row.status === status).length;
  return {
    format,
    new: count('new'),
    existing: count('existing'),
    failed: count('failed'),
    committed,
    rows: rows.sort((a, b) => a.line - b.line),
  };
};
