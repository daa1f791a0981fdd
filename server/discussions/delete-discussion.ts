import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { deleteDiscussion as remove } from '../store/discussions.ts';
import { stopReplies } from '../store/replies.ts';

export const deleteDiscussion: Verb<'deleteDiscussion'> = async ({ world, person, params }) => {
  const id = asId(params.id);
  const removed = await remove(world.store.write, ownCollection(person), id, world.now());
  if (!removed) throw notFound();
  for (const turn of world.turns.of(id)) turn.controller.abort();
  await stopReplies(world.store.write, ['discussionId', [id]]);
  return undefined;
};
