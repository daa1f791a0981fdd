import type { Verb } from '../http/verb.ts';
import { listDiscussions as list } from '../store/discussions.ts';

export const listDiscussions: Verb<'listDiscussions'> = ({ world, person, query }) =>
  world.kept.get(person, `discussions ${query.kind} ${query.itemId}`, () =>
    list(world.store.read, person.userId, query),
  );
