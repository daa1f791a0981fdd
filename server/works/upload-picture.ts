import { randomBytes } from 'node:crypto';
import { uploadedPicture } from '../http/uploaded-picture.ts';
import type { Verb } from '../http/verb.ts';
import { render } from '../pictures/render.ts';
import { ownCollection } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { putBlob } from '../store/blobs.ts';
import { dropUnusedPictures, PICTURE_PATH } from '../store/work-pictures.ts';

/** The largest that is ever shown. */
const WIDTH = 1280;

/** Drawn anew and kept for the owner, who has an hour to save the work it is for. */
export const uploadPicture: Verb<'uploadPicture'> = async ({ world, person, request }) => {
  const bytes = await redrawn(Buffer.from(await uploadedPicture(request)));
  const owner = ownCollection(person);
  const name = `work-${randomBytes(18).toString('base64url')}.webp`;
  const now = world.now();
  await world.store.write.transaction().execute(async (step) => {
    await putBlob(step, owner, { name, type: 'image/webp', bytes }, now);
    await dropUnusedPictures(step, owner.userId, now);
  });
  return { url: `${PICTURE_PATH}${name}` };
};

const redrawn = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await render(bytes, WIDTH, 'webp');
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    if (cause.code === 'image_too_large')
      throw new Problem('too_large', { message: 'That picture is too large. Choose a smaller one.', cause });
    const message = 'That could not be read as a picture. Choose a PNG, JPEG, WebP, GIF or AVIF.';
    throw new Problem('wrong_type', { message, cause });
  }
};
