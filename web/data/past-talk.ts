/** A discussion found among those last seen, where the server cannot be asked for it. */
import type { Discussion } from '#contract/discussions.ts';
import { call } from '../call.ts';
import { type About, isAbout, isFor, type Wanted } from './is-about.ts';

/** The newest about this, for this; as the server would find it. */
export async function pastTalk(about: About, wanted: Wanted): Promise<Discussion | null> {
  const talks = await call('GET /api/discussions').catch(() => []);
  return talks.find((one) => isAbout(one, about) && isFor(one, wanted)) ?? null;
}
