/** A file read by another thread, and put together again here: what of it is good, and what is said of the rest. */
import { makeOffThread } from '../../off-thread.ts';
import { asDrawn } from '../../works/keep-work-picture.ts';
import type { ProfileEntry } from './export-entries.ts';
import type { Found, Opened, Part } from './found.ts';
import type { Progress } from './progress.ts';
import type { ExportedObjective, ExportedTalk, ExportedWork } from './read-export.ts';
import type { WorkLine } from './read-table.ts';
import type { TableFormat } from './recognise.ts';
import type { BroughtPictures } from './work-pictures.ts';

/** Parsing 30 MB of JSON tells nothing for a second or two. */
const WITHIN_MS = 30_000;

/** One for the whole process. */
const reading = makeOffThread<Uint8Array, Found, Part>({
  file: new URL('reading-thread.ts', import.meta.url),
  data: null,
  withinMs: WITHIN_MS,
});

export type TableFound = { format: TableFormat; lines: WorkLine[] };
export type ExportFound = {
  format: 'colloquy';
  profile: ProfileEntry | null;
  works: ExportedWork[];
  objectives: ExportedObjective[];
  talks: ExportedTalk[];
  pictures: BroughtPictures;
};
export type Reading = {
  /** What was asked for; or what is wrong with the request, or the file, at first sight. */
  opened: Promise<Opened>;
  /** All of it. `progress` may come later than the first of it. */
  whole: (progress: Progress) => Promise<TableFound | ExportFound>;
};

export const readApart = (asker: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Reading => {
  const opened = Promise.withResolvers<Opened>();
  const listening = Promise.withResolvers<Progress>();
  const lines: WorkLine[] = [];
  const works: ExportedWork[] = [];
  const objectives: ExportedObjective[] = [];
  const talks: ExportedTalk[] = [];
  const pictures = new Map<string, Buffer>();

  const hear = async (part: Part): Promise<void> => {
    if ('opened' in part) return opened.resolve(part.opened);
    const progress = await listening.promise;
    if ('progress' in part) progress.now(part.progress.stage, part.progress.done, part.progress.total);
    else if ('lines' in part) lines.push(...part.lines);
    else if ('works' in part) works.push(...part.works);
    else if ('objectives' in part) objectives.push(...part.objectives);
    else if ('talks' in part) talks.push(...part.talks);
    else if ('messages' in part) {
      const last = talks.at(-1);
      if (last && 'talk' in last) last.talk.messages.push(...part.messages);
    } else
      for (const { url, bytes } of part.pictures) {
        const drawn = await asDrawn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        if (drawn) pictures.set(url, drawn);
      }
  };

  const found = reading.run(asker, bytes, { transfer: [bytes.buffer], hear, signal });
  // Heard by whoever asks for the whole; before that by whoever waits for the opening.
  found.catch(opened.reject);
  opened.promise.catch(() => {});
  return {
    opened: opened.promise,
    whole: async (progress) => {
      listening.resolve(progress);
      const end = await found;
      return end.format === 'colloquy'
        ? { ...end, format: 'colloquy', works, objectives, talks, pictures }
        : { format: end.format, lines };
    },
  };
};
