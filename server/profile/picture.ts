import { randomBytes } from 'node:crypto';
import { uploadedPicture } from '../http/uploaded-picture.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { deleteProfilePictures, findBlob, isOfWork, putBlob } from '../store/blobs.ts';
import { changePerson } from '../store/people.ts';
import type { World } from '../world.ts';
import { squarePicture } from './square-picture.ts';

const PATH = '/api/pictures/';
const PICTURE = 'image/webp';
const NAME = /^(work-)?[\w-]{24}\.webp$/;

export const putPicture: Verb<'putPicture'> = async ({ world, person, request }) => {
  const bytes = await squarePicture(await uploadedPicture(request));
  const name = `${randomBytes(18).toString('base64url')}.webp`;
  const profileImageUrl = `${PATH}${name}`;
  await replacePicture(world, person, { name, bytes, profileImageUrl });
  return { profileImageUrl };
};

export const removePicture: Verb<'removePicture'> = async ({ world, person }) => {
  await replacePicture(world, person, null);
  return undefined;
};

/** A picture's name cannot be guessed and what it names never changes. Those of works are their owner's alone. */
export const picture: Verb<'picture'> = async ({ world, person, params }) => {
  if (!NAME.test(params.name)) throw notFound();
  const blob = await findBlob(world.store.read, params.name);
  if (!blob || (isOfWork(params.name) && blob.userId !== person.userId)) throw notFound();
  return new Response(new Uint8Array(blob.bytes), {
    headers: { 'content-type': blob.type, 'cache-control': 'private, max-age=31536000, immutable' },
  });
};

const replacePicture = async (
  world: World,
  person: Person,
  next: { name: string; bytes: Buffer; profileImageUrl: string } | null,
): Promise<void> => {
  const owner = ownAccount(person);
  const now = world.now();
  await world.store.write.transaction().execute(async (step) => {
    // First the person's row: two uploads at once take turns on it, and the later one sees the earlier's picture.
    await changePerson(step, owner, { profileImageUrl: next?.profileImageUrl ?? null }, now);
    await deleteProfilePictures(step, owner);
    if (next) await putBlob(step, owner, { name: next.name, type: PICTURE, bytes: next.bytes }, now);
  });
};
