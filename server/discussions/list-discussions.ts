import type { Verb } from '../http/verb.ts';
import { discussionSlices } from '../store/discussions.ts';

export const listDiscussions: Verb<'listDiscussions'> = ({ world, person, query }) =>
  world.kept.list(person, `discussions ${query.kind} ${query.itemId}`, () =>
    discussionSlices(world.store.read, person.userId, query),
  );
