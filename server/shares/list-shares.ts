import type { Share } from '#contract/shares.ts';
import { ourOrigin } from '../http/our-origin.ts';
import { type Verb, WrittenJson } from '../http/verb.ts';
import { jsonPieces } from '../json-pieces.ts';
import { shareSlices } from '../store/shares.ts';
import { shownShare } from './shown-share.ts';

/** Not kept by version: the clock alone ends a link, and the address depends on the request. */
export const listShares: Verb<'listShares'> = async (call) => {
  const { world, person } = call;
  const origin = ourOrigin(call);
  const slices = async function* (): AsyncGenerator<Share[]> {
    for await (const rows of shareSlices(world.store.read, person.userId, world.now()))
      yield rows.map((row) => shownShare(world, origin, row));
  };
  return new WrittenJson(jsonPieces(slices()));
};
