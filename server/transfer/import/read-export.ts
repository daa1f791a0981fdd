/** Our own export read: each entry of its lists checked by itself, a bad one named by its line. */
import * as z from 'zod';
import type { WorkKind } from '../../store/work-shapes.ts';
import * as say from '../words.ts';
import { entryLines } from './entry-lines.ts';
import {
  type DiscussionEntry,
  discussionEntry,
  objectiveEntry,
  type ProfileEntry,
  pictureEntry,
  profileEntry,
  workStamps,
} from './export-entries.ts';
import { FileRefused, LineFault } from './faults.ts';
import type { Progress } from './progress.ts';
import { checkedWork, type WorkDraft, wordsOf } from './work-line.ts';

type Line<T> = { line: number; title: string } & (T | { failure: string });
export type KeptDraft = WorkDraft & { stamps: z.output<typeof workStamps> };
export type ExportedWork = Line<{ draft: KeptDraft }>;
export type ExportedObjective = Line<{ objective: z.output<typeof objectiveEntry> }>;
export type ExportedTalk = Line<{ talk: DiscussionEntry }>;
/** Its bytes as they came, under its address in the file. */
export type RawPicture = { url: string; bytes: Uint8Array };
export type ReadExport = {
  profile: ProfileEntry | null;
  works: ExportedWork[];
  objectives: ExportedObjective[];
  talks: ExportedTalk[];
  pictures: RawPicture[];
};

const MOST_ENTRIES = 100_000;
const MOST_MESSAGES = 200_000;
/** Each has to be decoded; an export has a few hundred at most. */
const MOST_PICTURES = 1_000;

const WORK_LISTS = { books: 'book', movies: 'movie', artworks: 'artwork' } as const;

const list = z.array(z.unknown()).max(MOST_ENTRIES).default([]);
const file = z.object({
  format: z.literal('colloquy'),
  version: z.literal(1),
  profile: z.unknown().optional(),
  books: list,
  movies: list,
  artworks: list,
  customObjectives: list,
  discussions: list,
  /** Files from before they were carried have none. */
  pictures: z.array(z.unknown()).max(MOST_PICTURES).default([]),
});

export const readExport = async (content: string, progress: Progress): Promise<ReadExport> => {
  const parsed = asExport(content);
  const lines = entryLines(content);
  const total =
    parsed.books.length +
    parsed.movies.length +
    parsed.artworks.length +
    parsed.customObjectives.length +
    parsed.discussions.length +
    parsed.pictures.length;
  let done = 0;
  const each = async <T>(
    name: keyof typeof parsed & string,
    read: (entry: unknown) => T,
  ): Promise<Line<T>[]> => {
    const found: Line<T>[] = [];
    const entries = parsed[name] as unknown[];
    await progress.through(
      'reading',
      entries,
      (entry, place) => {
        const about = { line: lines.get(name)?.[place] ?? 1, title: titleOf(entry) };
        try {
          found.push({ ...about, ...read(entry) });
        } catch (thrown) {
          if (!(thrown instanceof LineFault)) throw thrown;
          found.push({ ...about, failure: thrown.message });
        }
        done += 1;
      },
      { before: done, total },
    );
    return found;
  };
  const works: ExportedWork[] = [];
  for (const [name, kind] of Object.entries(WORK_LISTS) as [keyof typeof WORK_LISTS, WorkKind][])
    works.push(...(await each(name, (entry) => ({ draft: workOf(kind, entry) }))));
  const objectives = await each('customObjectives', (entry) => ({
    objective: checked(objectiveEntry, entry),
  }));
  let messages = 0;
  const talks = await each('discussions', (entry) => {
    const talk = checked(discussionEntry, entry);
    messages += talk.messages.length;
    if (messages > MOST_MESSAGES) throw new FileRefused(say.tooManyMessages(MOST_MESSAGES));
    return { talk };
  });
  const pictures: RawPicture[] = [];
  for (const entry of parsed.pictures) {
    progress.now('reading', done, total);
    done += 1;
    const read = pictureEntry.safeParse(entry);
    if (read.success) pictures.push({ url: read.data.url, bytes: Buffer.from(read.data.base64, 'base64') });
  }
  progress.now('reading', done, total);
  const profile = profileEntry.safeParse(parsed.profile);
  return { profile: profile.success ? profile.data : null, works, objectives, talks, pictures };
};

const asExport = (content: string): z.output<typeof file> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\ufeff/, ''));
  } catch (thrown) {
    throw new FileRefused(say.thisJsonIsDamaged(lineOf(thrown, content)));
  }
  const read = file.safeParse(parsed);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? 'format');
  if (['format', 'version'].includes(field)) throw new FileRefused(say.thisJsonIsNoExport);
  throw new FileRefused(say.isNoListOf(field, field === 'pictures' ? MOST_PICTURES : MOST_ENTRIES));
};

/** The engine says at which character; where it does not, it is the end. */
const lineOf = (thrown: unknown, content: string): string => {
  const at = /at position (\d+)/.exec(thrown instanceof Error ? thrown.message : '')?.[1];
  const before = at === undefined ? content : content.slice(0, Number(at));
  return say.inLine(before.split('\n').length);
};

const titleOf = (entry: unknown): string => {
  const title = typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : '';
  return typeof title === 'string' ? title.replace(/\s+/g, ' ').slice(0, 500) : '';
};

const workOf = (kind: WorkKind, entry: unknown): KeptDraft => {
  if (typeof entry !== 'object' || entry === null) throw new LineFault(say.thisIsNoEntry);
  const { userId: _, ...fields } = entry as { userId?: unknown; title: string };
  const draft = checkedWork({ kind, fields, added: '' });
  return { ...draft, stamps: checked(workStamps, entry) };
};

const checked = <S extends z.ZodType>(shape: S, entry: unknown): z.output<S> => {
  const read = shape.safeParse(entry);
  if (read.success) return read.data;
  throw new LineFault(wordsOf(read.error));
};
