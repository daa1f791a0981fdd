import type { ExportFile } from '#contract/export.ts';
import { IMPORT_LIMIT } from '#contract/import-file.ts';
import type { Call, Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { findBlob } from '../store/blobs.ts';
import { listDiscussions } from '../store/discussions.ts';
import { requirePerson } from '../store/people.ts';
import { isoTime } from '../store/times.ts';
import type { World } from '../world.ts';
import { inPieces, jsonFile, measured } from './export/json-file.ts';
import { markdownFiles } from './export/markdown-files.ts';
import { talks } from './export/talks.ts';
import { workPictures } from './export/work-pictures.ts';
import { worksCsv } from './export/works-csv.ts';
import { zipped } from './export/zip.ts';

type Export = Call<'exportEverything'>;
/** An import's request has its own fields besides the file. */
const MOST_CHARACTERS = IMPORT_LIMIT - 64 * 1024;

type Made = { type: string; ending: string; bytes: AsyncIterable<Uint8Array> };

export const exportEverything: Verb<'exportEverything'> = async (call) => {
  const { world, query } = call;
  const at = world.now();
  const { type, ending, bytes } = await MAKERS[query.format](call, at);
  return new Response(ReadableStream.from(untilItBreaks(bytes, world)), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="colloquy-${isoTime(at).slice(0, 10)}.${ending}"`,
    },
  });
};

/** All but what was said is read before the answer begins, so that a fault there is told as one. */
const json = async ({ world, person }: Export, at: number): Promise<Made> => {
  const { store } = world;
  const { userId } = person;
  const profile = await profileOf(world, person);
  const works = await worksOf(world, person);
  const lists = {
    books: works.book,
    movies: works.movie,
    artworks: works.artwork,
    customObjectives: await store.objectives.list(userId),
    discussions: talks(store.read, await listDiscussions(store.read, userId, {}), {
      readerName: profile.firstName || profile.email,
      now: at,
    }),
    pictures: workPictures(store.read, works, (characters) => file.taken() + characters < MOST_CHARACTERS),
  };
  const head = { format: 'colloquy', version: 1, exportedAt: isoTime(at), profile } as const;
  const file = measured(jsonFile(head, lists));
  return { type: 'application/json; charset=utf-8', ending: 'json', bytes: inPieces(file.texts) };
};

const markdown = async ({ world, person }: Export, at: number): Promise<Made> => {
  const { store } = world;
  const { firstName, email, timeZone } = await requirePerson(store.read, person.userId);
  const owned = {
    works: await worksOf(world, person),
    objectives: await store.objectives.list(person.userId),
    discussions: await listDiscussions(store.read, person.userId, {}),
  };
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
    bytes: zipped(markdownFiles(store.read, owned, reader)),
  };
};

const csv = async ({ world, person }: Export): Promise<Made> => ({
  type: 'text/csv; charset=utf-8',
  ending: 'csv',
  bytes: inPieces(worksCsv(await worksOf(world, person))),
});

const MAKERS = { json, markdown, csv };

const worksOf = async ({ store }: World, { userId }: Person) => ({
  book: await store.books.list(userId),
  movie: await store.movies.list(userId),
  artwork: await store.artworks.list(userId),
});

/** What goes wrong on the way is noted, and breaks the file off rather than end it as if it were whole. */
async function* untilItBreaks(bytes: AsyncIterable<Uint8Array>, { log }: World): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    log.error({ err: error }, 'an export broke off');
    throw error;
  }
}

const profileOf = async ({ store }: World, { userId }: Person): Promise<ExportFile['profile']> => {
  const { email, firstName, lastName, bio, timeZone, profileImageUrl, onboardedAt, createdAt } =
    await requirePerson(store.read, userId);
  const name = profileImageUrl?.split('/').at(-1);
  const blob = name ? await findBlob(store.read, name) : undefined;
  const picture = blob ? { type: blob.type, base64: Buffer.from(blob.bytes).toString('base64') } : null;
  return { email, firstName, lastName, bio, timeZone, picture, onboardedAt, createdAt };
};
