import { ownDiscussion } from '../discussions/place.ts';
import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { ownCollection } from '../policies/own.ts';
import { dropShare } from '../store/shares.ts';

/** Also when it was not shared: asked for twice, it is as it should be. */
export const stopSharing: Verb<'stopSharing'> = async ({ world, person, params }) => {
  const { id } = await ownDiscussion(world, person, asId(params.id));
  await dropShare(world.store.write, ownCollection(person), id);
  return undefined;
};
