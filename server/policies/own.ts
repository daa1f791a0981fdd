import { Problem } from '../problem.ts';
import type { Person } from './actor.ts';
import { type Authorized, grant } from './permit.ts';

/** A person may do as they please with what they own; what is not theirs does not exist for them. */
export const ownCollection = (person: Person): Authorized<'collection'> => grant(person.userId);

/** The same, for a request that may name the owner: nobody adds to another's collection or gives theirs away. */
export const ownCollectionAs = (
  person: Person,
  claimed: number | null | undefined,
): Authorized<'collection'> => {
  if (claimed != null && claimed !== person.userId) throw new Problem('forbidden');
  return ownCollection(person);
};

/** A person may change and delete their own account, and end their own sessions. */
export const ownAccount = (person: Person): Authorized<'account'> => grant(person.userId);
