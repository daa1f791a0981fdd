import { PICTURE_LIMIT } from '#contract/accounts.ts';
import { readBytes } from '../http/body.ts';
import type { Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount } from '../policies/own.ts';
import { notFound, Problem } from '../problem.ts';
import { findBlob } from '../store/blobs.ts';
import type { World } from '../world.ts';
import { keepPicture } from './keep-picture.ts';
import { squarePicture } from './square-picture.ts';

const NAME = /^[\w-]{24}\.webp$/;
/** Room for the lines that multipart puts around the file. */
const ENVELOPE = 64 * 1024;

export const putPicture: Verb<'putPicture'> = async ({ world, person, request }) => {
  const bytes = await squarePicture(await uploaded(request));
  const profileImageUrl = await replacePicture(world, person, bytes);
  if (profileImageUrl === null) throw new Error('A picture was kept and is nowhere.');
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

const replacePicture = (
  { store, now }: World,
  person: Person,
  bytes: Buffer | null,
): Promise<string | null> =>
  store.write.transaction().execute((step) => keepPicture(step, ownAccount(person), bytes, now()));

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
