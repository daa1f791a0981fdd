/** What somebody may want to read where there is no network: taken along while there is one, when nothing else is to be done. */

import type { User } from '#contract/accounts.ts';
import type { Discussion } from '#contract/discussions.ts';
import { type Args, addressOf, call, type Input, type Route } from '../../call.ts';
import { zoneOf } from '../../data/insights.ts';
import { dropOtherTalks, lastAnswer } from '../../last-seen/last-seen.ts';
import { LAST_SEEN } from '../../last-seen/mark.ts';
import { readMirror } from '../../mirror.ts';

const GOOD_FOR_MS = 60 * 60_000;
/** The talks somebody is likeliest to read again. */
const MOST_TALKS = 8;

/** The calls go by way of the service worker, which keeps what is answered. */
export async function takeAlong(user: User): Promise<void> {
  const book = Number(readMirror('activeBookId')) || undefined;
  const query = { timeZone: zoneOf(user) };
  await take('GET /api/home', { query: { book } });
  await take('GET /api/suggestion', { query });
  await take('GET /api/books', {});
  await take('GET /api/movies', {});
  await take('GET /api/artworks', {});
  await take('GET /api/custom-objectives', {});
  await take('GET /api/insights', { query });
  await take('GET /api/auth/user', {});
  const talks = await call('GET /api/discussions');
  await dropOtherTalks(talks.map(({ id }) => id));
  for (const talk of talks.slice(0, MOST_TALKS)) await takeTalk(talk);
}

async function takeTalk({ id, lastMessageAt }: Discussion): Promise<void> {
  const params = { id };
  if (lastMessageAt === null) return;
  const since = Date.parse(lastMessageAt);
  await take('GET /api/discussions/{id}', { params }, since);
  await take('GET /api/discussions/{id}/messages', { params }, since);
}

/** Unless it is at hand, as it was at that time or lately. */
async function take<R extends Route>(
  route: R,
  input: Input<R>,
  since = Date.now() - GOOD_FOR_MS,
): Promise<void> {
  const asked = [input] as unknown as Args<R>;
  const url = new URL(addressOf(route, ...asked), window.location.origin).href;
  const seenAt = (await lastAnswer(url))?.headers.get(LAST_SEEN);
  if (!seenAt || Date.parse(seenAt) < since) await call(route, ...asked);
}
