import { uploadedPicture } from '../http/uploaded-picture.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { dropUnusedPictures } from '../store/work-pictures.ts';
import * as say from '../words.ts';
import { keepWorkPicture, redrawn } from './keep-work-picture.ts';

/** Drawn anew and kept for the owner, who has an hour to save the work it is for. */
export const uploadPicture: Verb<'uploadPicture'> = async ({ world, person, request }) => {
  const bytes = await uploadedPicture({ request, person }, readable);
  const owner = ownCollection(person);
  const now = world.now();
  const url = await world.store.write.transaction().execute(async (step) => {
    const kept = await keepWorkPicture(step, owner, bytes, now);
    await dropUnusedPictures(step, owner.userId, now);
    return kept;
  });
  return { url };
};

const readable = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await redrawn(bytes);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    if (cause.code === 'image_too_large')
      throw new Problem('too_large', { message: say.thatPictureIsTooLarge, cause });
    const message = say.notAPicture;
    throw new Problem('wrong_type', { message, cause });
  }
};
