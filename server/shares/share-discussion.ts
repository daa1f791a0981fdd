import { ownDiscussion } from '../discussions/place.ts';
import { asId } from '../http/id.ts';
import { ourOrigin } from '../http/our-origin.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { messagesOf } from '../store/messages.ts';
import { keepShare } from '../store/shares.ts';
import { copyOf } from './copy.ts';
import { shownShare } from './shown-share.ts';
import { newName } from './token.ts';

const DAY_MS = 24 * 60 * 60_000;

export const shareDiscussion: Verb<'shareDiscussion'> = async (call) => {
  const { world, person, params, body } = call;
  const discussion = await ownDiscussion(world, person, asId(params.id));
  const days = body?.expiresInDays;
  const name = newName();
  const share = await world.store.write.transaction().execute(async (step) => {
    const now = world.now();
    const copy = copyOf(await messagesOf(step, discussion.id), now);
    const expiresAt = days == null ? days : now + days * DAY_MS;
    return keepShare(
      step,
      ownCollection(person),
      { discussionId: discussion.id, name, copy, expiresAt },
      now,
    );
  });
  // It was brought up to now this moment, whenever the last word was said.
  const upToNow = { ...discussion, lastMessageAt: null };
  const shown = shownShare(world, ourOrigin(call), { ...share, discussion: upToNow });
  return new Reply(share.name === name ? 201 : 200, shown);
};
