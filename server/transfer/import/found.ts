/** What the thread that reads a file tells of it: its entries in parts of a size, and at its end what they are. */
import type { ImportProgress } from '#contract/import-file.ts';
import type { MessageEntry, ProfileEntry } from './export-entries.ts';
import type { ExportedObjective, ExportedTalk, ExportedWork, RawPicture } from './read-export.ts';
import type { WorkLine } from './read-table.ts';
import type { TableFormat } from './recognise.ts';

/** What was asked for: told before anything of the file is. */
export type Opened = { commit: boolean };

export type Part =
  | { opened: Opened }
  | { progress: ImportProgress }
  | { lines: WorkLine[] }
  | { works: ExportedWork[] }
  | { objectives: ExportedObjective[] }
  /** A long talk comes first without its messages, then with some of them at a time. */
  | { talks: ExportedTalk[] }
  | { messages: MessageEntry[] }
  | { pictures: RawPicture[] };

export type Found = { format: TableFormat } | { format: 'colloquy'; profile: ProfileEntry | null };
