/** Our own export, put back: each list compared with what is there, and what is new written with its own ids. */
import type { Kysely, Transaction } from 'kysely';
import type { ImportRow } from '#contract/import-file.ts';
import { knownObjectives, knownTalks, knownWorks } from '../../store/imports.ts';
import type { Tables } from '../../store/tables.ts';
import type { WorkKind } from '../../store/work-shapes.ts';
import * as say from '../words.ts';
import { asKnown, worksAtHand } from './compare.ts';
import type { Progress } from './progress.ts';
import type { ExportFound } from './read-apart.ts';
import type { ExportedObjective, ExportedTalk, KeptDraft } from './read-export.ts';
import { type Pictures, picturesAtHand, withoutPicture } from './work-pictures.ts';

export type Objective = Extract<ExportedObjective, { objective: unknown }>['objective'];
export type Talk = Extract<ExportedTalk, { talk: unknown }>['talk'];

type Fate = Pick<ImportRow, 'status' | 'message'>;

/** What has to be written; `ids` leads from the file's ids to those of works there are. */
export type Restoration = {
  rows: ImportRow[];
  works: KeptDraft[];
  objectives: Objective[];
  talks: Talk[];
  ids: Record<WorkKind, Map<number, number>>;
  pictures: Pictures;
  /** Nothing was there before. */
  isFirst: boolean;
};

export const compareExport = async (
  db: Kysely<Tables> | Transaction<Tables>,
  userId: number,
  read: ExportFound,
  now: number,
  progress: Progress,
): Promise<Restoration> => {
  const works = await worksAtHand(knownWorks(db, userId), ({ id }) => id);
  const objectives = await keysOf(knownObjectives(db, userId), objectiveKey);
  const talks = await keysOf(knownTalks(db, userId), talkKey);
  const found: Restoration = {
    rows: [],
    works: [],
    objectives: [],
    talks: [],
    ids: { book: new Map(), movie: new Map(), artwork: new Map() },
    pictures: await picturesAtHand(db, userId, read.pictures),
    isFirst: works.isEmpty && objectives.size + talks.size === 0,
  };
  const total = read.works.length + read.objectives.length + read.talks.length;
  const compare = <E extends { line: number; title: string }>(
    entries: readonly E[],
    fateOf: (entry: Exclude<E, { failure: string }>) => Fate,
  ) =>
    progress.through(
      'comparing',
      entries,
      (entry) => {
        const { line, title } = entry;
        const fate: Fate =
          'failure' in entry
            ? { status: 'failed', message: String(entry.failure) }
            : fateOf(entry as Exclude<E, { failure: string }>);
        found.rows.push({ line, title, ...fate });
      },
      { before: found.rows.length, total },
    );

  // Two of one title in the file are two that the person has: only what was there before is "existing".
  await compare(read.works, ({ draft }) => {
    const there = works.find(asKnown(draft, null));
    if (there === undefined) {
      found.works.push(draft);
      return { status: 'new', ...withoutPicture(draft, found.pictures) };
    }
    if (draft.stamps.id !== null) found.ids[draft.kind].set(draft.stamps.id, there);
    return { status: 'existing' };
  });
  await compare(read.objectives, ({ objective }) => {
    const there = objectives.has(objectiveKey(objective));
    if (!there) found.objectives.push(objective);
    return { status: there ? 'existing' : 'new' };
  });
  await compare(read.talks, ({ talk }) => {
    if (talk.createdAt > now) return { status: 'failed', message: say.datedInTheFuture };
    const there = talks.has(talkKey(talk));
    if (!there) found.talks.push(talk);
    return { status: there ? 'existing' : 'new' };
  });
  return found;
};

const keysOf = async <T>(
  slices: AsyncIterable<readonly T[]>,
  keyOf: (one: T) => string,
): Promise<Set<string>> => {
  const keys = new Set<string>();
  for await (const some of slices) for (const one of some) keys.add(keyOf(one));
  return keys;
};

const objectiveKey = ({ title, description }: { title: string; description: string | null }): string =>
  JSON.stringify([title, description]);

type TalkNames = { kind: string; title: string; creator: string; objective: string; createdAt: number };

const talkKey = ({ kind, title, creator, objective, createdAt }: TalkNames): string =>
  JSON.stringify([kind, title, creator, objective, createdAt]);
