/** Everything a person keeps as files for a note app: a folder for each kind, a file for each work and idea. */
import type { Kysely } from 'kysely';
import type { Discussion } from '#contract/discussions.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { CustomObjective } from '#contract/objectives.ts';
import { inert } from '#guide/words/inert.ts';
import { toMessage } from '../../store/message-told.ts';
import { messagesOfAll } from '../../store/messages.ts';
import type { Tables } from '../../store/tables.ts';
import type { AnyWork, WorkKind } from '../../store/work-shapes.ts';
import { fileNames } from './file-names.ts';
import { type About, aboutUnsaved, aboutWork, type Talk, workFile } from './work-file.ts';
import type { File } from './zip.ts';

export type Owned = {
  works: Record<WorkKind, readonly AnyWork[]>;
  objectives: readonly CustomObjective[];
  discussions: readonly Discussion[];
};
type Reader = { readerName: string; now: number; minuteOf: (time: string) => string };
type Page = { folder: string; about: About; at: string; talks: Discussion[] };

const FOLDERS = { book: 'Books', movie: 'Films', artwork: 'Artworks', concept: 'Ideas' } as const;

export async function* markdownFiles(db: Kysely<Tables>, owned: Owned, reader: Reader): AsyncGenerator<File> {
  const nameFor = fileNames();
  for (const { folder, about, at, talks } of pages(owned)) {
    const said = await talksOf(db, talks, reader);
    const path = nameFor(folder, about.title, about.kind);
    yield { path, text: workFile(about, said, reader.minuteOf), at: new Date(at) };
  }
  if (owned.objectives.length > 0)
    yield { path: 'Objectives.md', text: objectivesFile(owned.objectives), at: new Date(reader.now) };
}

/** A page for each work; then for what was only talked about. */
const pages = (owned: Owned): Page[] => {
  const byPlace = Map.groupBy(owned.discussions, placeOf);
  const made: Page[] = [];
  for (const kind of ['book', 'movie', 'artwork'] as const)
    for (const work of owned.works[kind]) {
      const isIdea = kind === 'book' && Reflect.get(work, 'author') === CONCEPT_AUTHOR;
      const places = isIdea ? [ideaPlace(work.title), itemPlace(kind, work.id)] : [itemPlace(kind, work.id)];
      const talks = places.flatMap((place) => byPlace.get(place) ?? []);
      for (const place of places) byPlace.delete(place);
      const about = aboutWork(kind, work);
      made.push({
        folder: FOLDERS[isIdea ? 'concept' : kind],
        about: isIdea ? { ...about, kind: 'idea', creator: '' } : about,
        at: work.lastSession ?? work.updatedAt,
        talks,
      });
    }
  for (const talks of byPlace.values()) {
    const [first] = talks;
    if (first)
      made.push({
        folder: FOLDERS[first.kind],
        about: aboutUnsaved(first),
        at: first.lastMessageAt ?? first.createdAt,
        talks,
      });
  }
  return made;
};

const placeOf = (talk: Discussion): string => {
  if (talk.kind === 'concept') return ideaPlace(talk.title);
  if (talk.itemId !== null) return itemPlace(talk.kind, talk.itemId);
  return JSON.stringify([talk.kind, talk.title, talk.creator]);
};
const ideaPlace = (title: string) => JSON.stringify(['concept', title]);
const itemPlace = (kind: WorkKind, id: number) => `${kind} ${id}`;

const AT_ONCE = 20;

const talksOf = async (db: Kysely<Tables>, talks: Discussion[], reader: Reader): Promise<Talk[]> => {
  // The oldest first, as one reads.
  const ordered = talks.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const said: Talk[] = [];
  for (let from = 0; from < ordered.length; from += AT_ONCE) {
    const some = ordered.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const rows = Map.groupBy(await messagesOfAll(db, ids), (row) => row.discussionId);
    for (const discussion of some) {
      const about = { ...reader, itemId: discussion.itemId };
      said.push({
        discussion,
        messages: (rows.get(discussion.id) ?? []).map((row) => toMessage(row, about)),
      });
    }
  }
  return said;
};

const objectivesFile = (objectives: readonly CustomObjective[]): string =>
  `${['# Objectives', ...objectives.map(({ title, description }) => `## ${inert(title)}${description ? `\n\n${inert(description)}` : ''}`)].join('\n\n')}\n`;
