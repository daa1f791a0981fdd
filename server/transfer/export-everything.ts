import type { ExportFile } from '#contract/export.ts';
import { IMPORT_LIMIT } from '#contract/import-file.ts';
import { longAnswer } from '../http/long-answer.ts';
import { inPieces } from '../http/text-pieces.ts';
import type { Call, Verb } from '../http/verb.ts';
import { jsonPieces } from '../json-pieces.ts';
import type { Person } from '../policies/actor.ts';
import { findBlob } from '../store/blobs.ts';
import { requirePerson } from '../store/people.ts';
import { isoTime } from '../store/times.ts';
import type { World } from '../world.ts';
import { markdownFiles } from './export/markdown-files.ts';
import { measured } from './export/measured.ts';
import { exportedTalks } from './export/talks.ts';
import { workPictures } from './export/work-pictures.ts';
import { worksCsv } from './export/works-csv.ts';
import { zipped } from './export/zip.ts';

type Export = Call<'exportEverything'>;
/** An import's request has its own fields besides the file. */
const MOST_CHARACTERS = IMPORT_LIMIT - 64 * 1024;

/** The names of all files of a zip are in memory until its end. */
const MOST_AT_ONCE = 2;

type Made = { type: string; ending: string; bytes: AsyncGenerator<Uint8Array> };

export const exportEverything: Verb<'exportEverything'> = async (call) => {
  const { world, person, request, query } = call;
  const at = world.now();
  const { type, ending, bytes } = await MAKERS[query.format](call, at);
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="colloquy-${isoTime(at).slice(0, 10)}.${ending}"`,
  };
  const asker = () => `exports of person ${person.userId}`;
  return longAnswer({ world, request, asker, mostEach: MOST_AT_ONCE }, bytes, { headers });
};

const json = async ({ world, person }: Export, at: number): Promise<Made> => {
  const { store } = world;
  const { userId } = person;
  const profile = await profileOf(world, person);
  const reader = { readerName: profile.firstName || profile.email, now: at };
  const whole = {
    format: 'colloquy',
    version: 1,
    exportedAt: isoTime(at),
    profile,
    ...worksOf(world, person),
    customObjectives: store.objectives.slices(userId),
    discussions: exportedTalks(store.read, userId, reader),
    pictures: workPictures(store.read, userId, (characters) => file.taken() + characters < MOST_CHARACTERS),
  } satisfies Record<keyof ExportFile, unknown>;
  const file = measured(jsonPieces(whole, '\n'));
  return { type: 'application/json; charset=utf-8', ending: 'json', bytes: inPieces(file.texts) };
};

const markdown = async ({ world, person }: Export, at: number): Promise<Made> => {
  const { firstName, email, timeZone } = await requirePerson(world.store.read, person.userId);
  const minutes = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  });
  const minuteOf = (time: string) => minutes.format(new Date(time));
  const reader = { readerName: firstName || email, now: at, minuteOf };
  return {
    type: 'application/zip',
    ending: 'zip',
    bytes: zipped(markdownFiles(world.store, person.userId, reader)),
  };
};

const csv = async ({ world, person }: Export): Promise<Made> => {
  const { books, movies, artworks } = worksOf(world, person);
  const works = { book: books, movie: movies, artwork: artworks };
  return { type: 'text/csv; charset=utf-8', ending: 'csv', bytes: inPieces(worksCsv(works)) };
};

const MAKERS = { json, markdown, csv };

const worksOf = ({ store }: World, { userId }: Person) => ({
  books: store.books.slices(userId),
  movies: store.movies.slices(userId),
  artworks: store.artworks.slices(userId),
});

const profileOf = async ({ store }: World, { userId }: Person): Promise<ExportFile['profile']> => {
  const { email, firstName, lastName, bio, timeZone, profileImageUrl, onboardedAt, createdAt } =
    await requirePerson(store.read, userId);
  const name = profileImageUrl?.split('/').at(-1);
  const blob = name ? await findBlob(store.read, name) : undefined;
  const picture = blob ? { type: blob.type, base64: Buffer.from(blob.bytes).toString('base64') } : null;
  return { email, firstName, lastName, bio, timeZone, picture, onboardedAt, createdAt };
};
