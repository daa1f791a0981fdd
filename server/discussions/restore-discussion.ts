import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { restoreDiscussion as restore } from '../store/discussions.ts';
import { RESTORE_MS } from '../store/sweep.ts';

export const restoreDiscussion: Verb<'restoreDiscussion'> = async ({ world, person, params }) => {
  const since = world.now() - RESTORE_MS;
  const restored = await restore(world.store.write, ownCollection(person), asId(params.id), since);
  if (!restored) throw notFound();
  return restored;
};
