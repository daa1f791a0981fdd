import type { Verb } from '../http/verb.ts';
import { countUsage } from '../store/usage.ts';

export const readUsage: Verb<'readUsage'> = ({ world: { store, now }, person }) =>
  countUsage(store.read, person.userId, now());
