import { ourOrigin } from '../http/our-origin.ts';
import type { Verb } from '../http/verb.ts';
import { listShares as list } from '../store/shares.ts';
import { shownShare } from './shown-share.ts';

/** Not kept by version: the clock alone ends a link, and the address depends on the request. */
export const listShares: Verb<'listShares'> = async (call) => {
  const { world, person } = call;
  const rows = await list(world.store.read, person.userId, world.now());
  return rows.map((row) => shownShare(world, ourOrigin(call), row));
};
