import type { Verb } from '../http/verb.ts';
import { countUsage } from '../store/usage.ts';

export const readUsage: Verb<'readUsage'> = async ({ world: { store, now, config }, person }) => ({
  ...(await countUsage(store, person.userId, now())),
  mostBytes: config.room.bytes,
  mostEntries: config.room.pieces,
});
