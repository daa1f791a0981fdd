import type { ExportFile } from '#contract/export.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { findBlob } from '../store/blobs.ts';
import { listDiscussions } from '../store/discussions.ts';
import { requirePerson } from '../store/people.ts';
import { isoTime } from '../store/times.ts';
import type { World } from '../world.ts';
import { inPieces, jsonFile } from './export/json-file.ts';
import { talks } from './export/talks.ts';

/** All but what was said is read before the answer begins, so that a fault there is told as one. */
export const exportEverything: Verb<'exportEverything'> = async ({ world, person }) => {
  const { store, now, log } = world;
  const { userId } = person;
  const at = now();
  const profile = await profileOf(world, person);
  const lists = {
    books: await store.books.list(userId),
    movies: await store.movies.list(userId),
    artworks: await store.artworks.list(userId),
    customObjectives: await store.objectives.list(userId),
    discussions: talks(store.read, await listDiscussions(store.read, userId, {}), {
      readerName: profile.firstName || profile.email,
      now: at,
    }),
  };
  const head = { format: 'colloquy', version: 1, exportedAt: isoTime(at), profile } as const;
  const body = inPieces(jsonFile(head, lists), (error) => log.error({ err: error }, 'an export broke off'));
  return new Response(ReadableStream.from(body), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="colloquy-${isoTime(at).slice(0, 10)}.json"`,
    },
  });
};

const profileOf = async ({ store }: World, { userId }: Person): Promise<ExportFile['profile']> => {
  const { email, firstName, lastName, bio, timeZone, profileImageUrl, onboardedAt, createdAt } =
    await requirePerson(store.read, userId);
  const name = profileImageUrl?.split('/').at(-1);
  const blob = name ? await findBlob(store.read, name) : undefined;
  const picture = blob ? { type: blob.type, base64: Buffer.from(blob.bytes).toString('base64') } : null;
  return { email, firstName, lastName, bio, timeZone, picture, onboardedAt, createdAt };
};
