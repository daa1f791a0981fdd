import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { notFound } from '../problem.ts';
import { renameDiscussion as rename } from '../store/discussions.ts';

export const renameDiscussion: Verb<'renameDiscussion'> = async ({ world, person, params, body }) => {
  const named = await rename(world.store.write, ownCollection(person), asId(params.id), body.name || null);
  if (!named) throw notFound();
  return named;
};
