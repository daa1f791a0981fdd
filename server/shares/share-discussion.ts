import { ownDiscussion } from '../discussions/place.ts';
import { asId } from '../http/id.ts';
import { ourOrigin } from '../http/our-origin.ts';
import { Reply, type Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { messageSlices } from '../store/messages.ts';
import { keepShare } from '../store/shares.ts';
import { type Entry, entriesOf } from './copy.ts';
import { shownShare } from './shown-share.ts';
import { newName } from './token.ts';

const DAY_MS = 24 * 60 * 60_000;

export const shareDiscussion: Verb<'shareDiscussion'> = async (call) => {
  const { world, person, params, body } = call;
  const discussion = await ownDiscussion(world, person, asId(params.id));
  const days = body?.expiresInDays;
  const name = newName();
  const now = world.now();
  const entries: Entry[] = [];
  for await (const rows of messageSlices(world.store.write, discussion.id))
    for (const entry of entriesOf(rows, now)) entries.push(entry);
  const copy = JSON.stringify(entries);
  const expiresAt = days == null ? days : now + days * DAY_MS;
  const made = { discussionId: discussion.id, name, copy, expiresAt };
  const share = await world.store.write
    .transaction()
    .execute((step) => keepShare(step, ownCollection(person), made, now));
  // It was brought up to now this moment, whenever the last word was said.
  const upToNow = { ...discussion, lastMessageAt: null };
  const shown = shownShare(world, ourOrigin(call), { ...share, discussion: upToNow });
  return new Reply(share.name === name ? 201 : 200, shown);
};
