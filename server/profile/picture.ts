import { randomBytes } from 'node:crypto';
import { PICTURE_LIMIT } from '#contract/accounts.ts';
import { readBytes } from '../http/body.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { deleteBlobs, findBlob, putBlob } from '../store/blobs.ts';
import { changePerson } from '../store/people.ts';
import type { World } from '../world.ts';
import { squarePicture } from './square-picture.ts';

const PATH = '/api/pictures/';
const PICTURE = 'image/webp';
const NAME = /^[\w-]{24}\.webp$/;
/** Room for the lines that multipart puts around the file. */
const ENVELOPE = 64 * 1024;

export const putPicture: Verb<'putPicture'> = async ({ world, person, request }) => {
  const bytes = await squarePicture(await uploaded(request));
  const name = `${randomBytes(18).toString('base64url')}.webp`;
  const profileImageUrl = `${PATH}${name}`;
  await replacePicture(world, person, { name, bytes, profileImageUrl });
  return { profileImageUrl };
};

export const removePicture: Verb<'removePicture'> = async ({ world, person }) => {
  await replacePicture(world, person, null);
  return undefined;
};

/** A picture's name cannot be guessed and what it names never changes. */
export const picture: Verb<'picture'> = async ({ world, params }) => {
  if (!NAME.test(params.name)) throw notFound();
  const blob = await findBlob(world.store.read, params.name);
  if (!blob) throw notFound();
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
    await deleteBlobs(step, owner, PICTURE);
    if (next) await putBlob(step, owner, { name: next.name, type: PICTURE, bytes: next.bytes }, now);
  });
};

const uploaded = async (request: Request): Promise<Uint8Array> => {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem('wrong_type', { message: 'The picture has to come as a form (multipart/form-data).' });
  const body = await readBytes(request, PICTURE_LIMIT + ENVELOPE);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Problem('malformed', { message: 'The form could not be read.', cause });
    });
  const file = form.get('picture');
  if (!(file instanceof File)) {
    const fields = { picture: 'Choose a picture.' };
    throw new Problem('invalid', { message: fields.picture, fields });
  }
  if (file.size > PICTURE_LIMIT)
    throw new Problem('too_large', { message: 'A picture may have 10 MB at most.' });
  return file.bytes();
};
