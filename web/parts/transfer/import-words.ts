/** What an import is called on the screen. */
import type { ImportFormat, LineStatus } from '#contract/import-file.ts';
import type { UploadProgress } from '../../call-upload.ts';

export const FORMAT_NAMES: Record<ImportFormat, string> = {
  goodreads: 'a Goodreads library',
  storygraph: 'a StoryGraph library',
  letterboxd: 'films from Letterboxd',
  csv: 'a table',
  colloquy: 'an export of Colloquy',
};

export const STATUS_NAMES: Record<LineStatus, string> = {
  new: 'New',
  existing: 'Already there',
  failed: 'Failed',
};

const STAGES: Record<UploadProgress['stage'], string> = {
  sending: 'Sending the file',
  reading: 'Reading its lines',
  comparing: 'Comparing with what you have',
  saving: 'Saving',
};

export const stageName = (progress: UploadProgress | null): string =>
  progress ? STAGES[progress.stage] : 'Opening the file';
