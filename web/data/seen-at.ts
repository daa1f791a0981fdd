import { type Args, addressOf, type Route } from '../call.ts';

/** As `meta` of a query: where its answer comes from, and so where it is kept (`seen.ts`). */
export function seenAt<R extends Route>(route: R, ...input: Args<R>): { seen: string } {
  return { seen: addressOf(route, ...input) };
}
