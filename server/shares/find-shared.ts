/** What is behind a token, for whoever has it. That it is over, stopped or was never there is all the same. */
import type { Kind } from '#contract/kinds.ts';
import { SHARED_PICTURE_WIDTH, type SharedDiscussion } from '#contract/shares.ts';
import { signedImagePath } from '../pictures/signed-path.ts';
import { besideOf } from '../store/discussions.ts';
import { messagesOf } from '../store/messages.ts';
import { openShare } from '../store/shares.ts';
import { isoTime } from '../store/times.ts';
import * as say from '../words.ts';
import type { World } from '../world.ts';
import { shownOf } from './copy.ts';
import { nameIn } from './token.ts';
import { pictureOf } from './work-picture.ts';

export const findShared = async (world: World, token: string): Promise<SharedDiscussion | null> => {
  const { store, signer, now } = world;
  // What has just been stopped has to be gone, also where reads lag behind writes.
  const found = await openShare(store.write, nameIn(signer, token), now());
  if (!found) return null;
  const { title, creator, objective } = found;
  const kind = found.kind as Kind;
  const [rows, picture] = await Promise.all([
    messagesOf(store.write, found.discussionId),
    pictureOf(store, { ...found, kind }),
  ]);
  return {
    kind,
    title,
    creator,
    objective,
    beside: besideOf(found),
    sharedBy: found.firstName.trim() || say.aReader,
    sharedAt: isoTime(found.sharedAt),
    pictureUrl: picture && signedImagePath(signer, picture, SHARED_PICTURE_WIDTH),
    messages: shownOf(rows, found.copy),
  };
};
