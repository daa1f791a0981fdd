import type { Person } from './actor.ts';
import { type Authorized, grant } from './permit.ts';

/** A person may do as they please with what they own; what is not theirs does not exist for them. */
export const ownCollection = (person: Person): Authorized<'collection'> => grant(person.userId);

/** A person may change and delete their own account, and end their own sessions. */
export const ownAccount = (person: Person): Authorized<'account'> => grant(person.userId);
