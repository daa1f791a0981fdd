import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { stopReplies } from '../store/replies.ts';
import { ownDiscussion } from './place.ts';

export const stopReply: Verb<'stopReply'> = async ({ world, person, params }) => {
  const { id } = await ownDiscussion(world, person, asId(params.id));
  const here = world.turns.of(id);
  for (const turn of here) turn.controller.abort();
  await Promise.all(here.map((turn) => turn.ended));
  await stopReplies(world.store.write, ['discussionId', [id]]);
  return undefined;
};
