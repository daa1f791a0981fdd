import { Problem } from '../problem.ts';
import type { Person } from './actor.ts';
import { type Authorized, grant } from './permit.ts';

/** Who administers the house may change what others may do in it, never what they wrote. */
export const administer = (person: Person): Authorized<'administration'> => {
  if (!person.isAdmin) throw new Problem('forbidden');
  return grant(person.userId);
};

/** Whoever can run our commands on the machine has the database anyway. */
export const operate = (): Authorized<'administration'> => grant(COMMAND_LINE);

/** No account has this id. */
export const COMMAND_LINE = 0;
