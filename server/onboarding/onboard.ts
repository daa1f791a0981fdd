import type { Verb } from '../http/verb.ts';
import { ownAccount, ownCollectionAs } from '../policies/own.ts';
import { addMissingBooks } from '../store/first-books.ts';
import { takeFirstSteps } from '../store/people.ts';

/** All of it or none; sent twice, also at the same moment, it is done once. */
export const onboard: Verb<'onboard'> = async ({ world, person, body }) => {
  const { firstName, finished, books } = body;
  const collection = ownCollectionAs(person, body.userId);
  const now = world.now();
  const user = await world.store.write.transaction().execute(async (step) => {
    // Touches the person's row first, so that the same sent from another tab waits here for its turn.
    const taken = await takeFirstSteps(step, ownAccount(person), { firstName, finished }, now);
    await addMissingBooks(step, collection, books, now);
    return taken;
  });
  if (books.length > 0) world.covers.wake();
  return user;
};
