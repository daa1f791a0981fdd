/** What is behind a token, for whoever has it. That it is over, stopped or was never there is all the same. */
import type { Kind } from '#contract/kinds.ts';
import { SHARED_PICTURE_WIDTH, type SharedDiscussion } from '#contract/shares.ts';
import { signedImagePath } from '../pictures/signed-path.ts';
import { besideOf } from '../store/discussions.ts';
import { messagesBetween } from '../store/messages.ts';
import { type OpenedShare, openShare } from '../store/shares.ts';
import { isoTime } from '../store/times.ts';
import * as say from '../words.ts';
import type { World } from '../world.ts';
import { pagesOf, shownOf } from './copy.ts';
import { nameIn } from './token.ts';
import { pictureOf } from './work-picture.ts';

/** One page of it: whoever looks at a long talk costs no more than whoever looks at a short one. */
export const findShared = async (
  world: World,
  token: string,
  page: number,
): Promise<SharedDiscussion | null> => {
  const { store, signer, now } = world;
  // What has just been stopped has to be gone, also where reads lag behind writes.
  const found = await openShare(store.write, nameIn(signer, token), now());
  if (!found) return null;
  const pages = pagesOf(found.copy);
  const shown = pages[page - 1];
  if (!shown) return null;
  const { title, creator, objective } = found;
  const kind = found.kind as Kind;
  const [rows, picture] = await Promise.all([
    rowsOf(world, found, shown),
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
    page,
    pages: pages.length,
    messages: shownOf(rows, shown),
  };
};

const rowsOf = async (
  { store }: World,
  { discussionId }: OpenedShare,
  shown: ReturnType<typeof pagesOf>[0],
) => {
  const [first] = shown[0] ?? [];
  const [last] = shown.at(-1) ?? [];
  if (first === undefined || last === undefined) return [];
  return messagesBetween(store.write, discussionId, first, last);
};
