import { Problem } from '../problem.ts';
import { findPerson } from '../store/people.ts';
import type { World } from '../world.ts';

/** What an account was deleted under, by another request of the same person, fails in ways of its own. */
export const isGone = async (world: World, userId: number | undefined, thrown: unknown): Promise<boolean> => {
  if (thrown instanceof Problem || userId === undefined) return false;
  // When even that cannot be asked, the fault is another.
  return findPerson(world.store.write, userId).then(
    (person) => person === null,
    () => false,
  );
};
