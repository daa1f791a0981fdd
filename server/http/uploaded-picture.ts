import { PICTURE_LIMIT } from '#contract/pictures.ts';
import type { Person } from '../policies/actor.ts';
import { Problem } from '../problem.ts';
import * as say from '../words.ts';
import { readBytes } from './body.ts';
import { isSmallForm } from './form-bounds.ts';
import { pictureUploads, uploadsDrawn } from './uploads.ts';

/** Room for the lines that multipart puts around the file. */
const ENVELOPE = 64 * 1024;

/** The file in the field `picture` of a form, as `draw` makes it; each in their turn. */
export const uploadedPicture = async <T>(
  { request, person }: { request: Request; person: Person },
  draw: (bytes: Buffer) => Promise<T>,
): Promise<T> => {
  const asker = String(person.userId);
  const bytes = await pictureUploads.wait(asker, () => fileIn(request));
  return uploadsDrawn.wait(asker, () => draw(Buffer.from(bytes)));
};

const fileIn = async (request: Request): Promise<Uint8Array> => {
  const type = request.headers.get('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw new Problem('wrong_type', { message: say.thePictureHasToComeAsAForm });
  const body = await readBytes(request, PICTURE_LIMIT + ENVELOPE);
  if (!isSmallForm(body, type)) throw new Problem('malformed', { message: say.theFormCouldNotBeRead });
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new Problem('malformed', { message: say.theFormCouldNotBeRead, cause });
    });
  const file = form.get('picture');
  if (!(file instanceof File)) {
    const fields = { picture: say.chooseAPicture };
    throw new Problem('invalid', { message: fields.picture, fields });
  }
  if (file.size > PICTURE_LIMIT) throw new Problem('too_large', { message: say.aPictureMayHaveTenMegabytes });
  return file.bytes();
};
