/** Everything a person keeps as files for a note app: a folder for each kind, a file for each work and idea. */
import type { Discussion, Message } from '#contract/discussions.ts';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import type { CustomObjective } from '#contract/objectives.ts';
import { inert } from '#guide/words/inert.ts';
import type { Slices } from '../../json-pieces.ts';
import { discussionSlices, discussionsByAge, findDiscussion, toDiscussion } from '../../store/discussions.ts';
import { toMessage } from '../../store/message-told.ts';
import type { Store } from '../../store/store.ts';
import type { Row } from '../../store/tables.ts';
import type { AnyWork, WorkKind } from '../../store/work-shapes.ts';
import { fileNames } from './file-names.ts';
import { type Reader, withMessages } from './talks.ts';
import { type About, aboutUnsaved, aboutWork, type Talk, workFile } from './work-file.ts';
import type { File } from './zip.ts';

type Minutes = { minuteOf: (time: string) => string };
type Page = { folder: string; about: About; at: string; talks: readonly number[] };

const FOLDERS = { book: 'Books', movie: 'Films', artwork: 'Artworks', concept: 'Ideas' } as const;

export async function* markdownFiles(
  store: Store,
  userId: number,
  reader: Reader & Minutes,
): AsyncGenerator<File> {
  const nameFor = fileNames();
  for await (const { folder, about, at, talks } of pages(store, userId)) {
    const path = nameFor(folder, about.title, about.kind);
    const texts = workFile(about, talksOf(store, userId, talks, reader), reader.minuteOf);
    yield { path, texts, at: new Date(at) };
  }
  const objectives = store.objectives.slices(userId);
  const first = await objectives.next();
  if (!first.done)
    yield {
      path: 'Objectives.md',
      texts: objectivesFile(first.value, objectives),
      at: new Date(reader.now),
    };
}

/** A page for each work; then for what was only talked about. Of the talks only their places are in memory. */
async function* pages(store: Store, userId: number): AsyncGenerator<Page> {
  const byPlace = await placesOf(store, userId);
  for (const kind of ['book', 'movie', 'artwork'] as const)
    for await (const works of worksOf(store, kind, userId))
      for (const work of works) {
        const isIdea = kind === 'book' && Reflect.get(work, 'author') === CONCEPT_AUTHOR;
        const places = isIdea
          ? [ideaPlace(work.title), itemPlace(kind, work.id)]
          : [itemPlace(kind, work.id)];
        const talks = places.flatMap((place) => byPlace.get(place) ?? []);
        for (const place of places) byPlace.delete(place);
        const about = aboutWork(kind, work);
        yield {
          folder: FOLDERS[isIdea ? 'concept' : kind],
          about: isIdea ? { ...about, kind: 'idea', creator: '' } : about,
          at: work.lastSession ?? work.updatedAt,
          talks,
        };
      }
  for (const talks of byPlace.values()) {
    const [id = 0] = talks;
    const row = await findDiscussion(store.read, userId, id);
    if (row) {
      const first = toDiscussion(row);
      yield {
        folder: FOLDERS[first.kind],
        about: aboutUnsaved(first),
        at: first.lastMessageAt ?? first.createdAt,
        talks,
      };
    }
  }
}

const worksOf = (store: Store, kind: WorkKind, userId: number): AsyncIterable<AnyWork[]> => {
  if (kind === 'book') return store.books.slices(userId);
  return kind === 'movie' ? store.movies.slices(userId) : store.artworks.slices(userId);
};

const placesOf = async (store: Store, userId: number): Promise<Map<string, number[]>> => {
  const places = new Map<string, number[]>();
  for await (const talks of discussionSlices(store.read, userId))
    for (const talk of talks) {
      const place = placeOf(talk);
      const there = places.get(place);
      if (there) there.push(talk.id);
      else places.set(place, [talk.id]);
    }
  return places;
};

const placeOf = (talk: Discussion): string => {
  if (talk.kind === 'concept') return ideaPlace(talk.title);
  if (talk.itemId !== null) return itemPlace(talk.kind, talk.itemId);
  return JSON.stringify([talk.kind, talk.title, talk.creator]);
};
const ideaPlace = (title: string) => JSON.stringify(['concept', title]);
const itemPlace = (kind: WorkKind, id: number) => `${kind} ${id}`;

/** The oldest first, as one reads. */
async function* talksOf(
  store: Store,
  userId: number,
  ids: readonly number[],
  reader: Reader,
): AsyncGenerator<Talk> {
  if (ids.length === 0) return;
  for await (const talks of discussionsByAge(store, userId, ids))
    for await (const group of withMessages(store.read, talks))
      for (const { discussion, messages } of group) {
        const about = { ...reader, itemId: discussion.itemId };
        yield { discussion, messages: told(messages, about) };
      }
}

async function* told(
  messages: readonly Row<'messages'>[] | Slices<Row<'messages'>>,
  about: Reader & { itemId: number | null },
): AsyncGenerator<Message[]> {
  const slices = 'length' in messages ? [messages] : messages;
  for await (const rows of slices) yield rows.map((row) => toMessage(row, about));
}

async function* objectivesFile(
  first: readonly CustomObjective[],
  rest: AsyncIterable<readonly CustomObjective[]>,
): AsyncGenerator<string> {
  yield '# Objectives';
  yield objectiveLines(first);
  for await (const some of rest) yield objectiveLines(some);
  yield '\n';
}

const objectiveLines = (some: readonly CustomObjective[]): string =>
  some
    .map(
      ({ title, description }) => `\n\n## ${inert(title)}${description ? `\n\n${inert(description)}` : ''}`,
    )
    .join('');
