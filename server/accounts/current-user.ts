import type { Verb } from '../http/verb.ts';
import { requirePerson } from '../store/people.ts';

/** On the way of every page: what was answered before is handed out again until something changes. */
export const currentUser: Verb<'currentUser'> = ({ world, person }) =>
  world.kept.get(person, 'user', () => requirePerson(world.store.read, person.userId));
