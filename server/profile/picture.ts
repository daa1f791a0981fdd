import { uploadedPicture } from '../http/uploaded-picture.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { findBlob, isOfWork } from '../store/blobs.ts';
import type { World } from '../world.ts';
import { keepPicture } from './keep-picture.ts';
import { squarePicture } from './square-picture.ts';

const NAME = /^(work-)?[\w-]{24}\.webp$/;

export const putPicture: Verb<'putPicture'> = async ({ world, person, request }) => {
  const bytes = await uploadedPicture({ request, person }, squarePicture);
  const profileImageUrl = await replacePicture(world, person, bytes);
  if (profileImageUrl === null) throw new Error('A picture was kept and is nowhere.');
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

const replacePicture = (
  { store, now }: World,
  person: Person,
  bytes: Buffer | null,
): Promise<string | null> =>
  store.write.transaction().execute((step) => keepPicture(step, ownAccount(person), bytes, now()));
