/** What an import is called on the screen. */
import type { ImportFormat, LineStatus } from '#contract/import-file.ts';
import type { UploadProgress } from '../../call-upload.ts';
import * as say from '../../words/transfer.tsx';

export const FORMAT_NAMES: Record<ImportFormat, string> = {
  goodreads: say.aGoodreadsLibrary,
  storygraph: say.aStorygraphLibrary,
  letterboxd: say.filmsFromLetterboxd,
  csv: say.aTableOfYours,
  colloquy: say.anExportOfColloquy,
};

export const STATUS_NAMES: Record<LineStatus, string> = {
  new: say.isNew,
  existing: say.alreadyThere,
  failed: say.failed,
};

const STAGES: Record<UploadProgress['stage'], string> = {
  sending: say.sendingTheFile,
  reading: say.readingItsLines,
  comparing: say.comparingWithWhatYouHave,
  saving: say.saving,
};

export const stageName = (progress: UploadProgress | null): string =>
  progress ? STAGES[progress.stage] : say.openingTheFile;
