import { asId } from '../http/id.ts';
import type { Verb } from '../http/verb.ts';
import { toDiscussion } from '../store/discussions.ts';
import { ownDiscussion } from './place.ts';

export const readDiscussion: Verb<'readDiscussion'> = async ({ world, person, params }) =>
  toDiscussion(await ownDiscussion(world, person, asId(params.id)));
