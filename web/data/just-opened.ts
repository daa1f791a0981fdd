/** The discussion that was opened a moment ago, so that its room need not ask for it again. */
import type { Discussion } from '#contract/discussions.ts';

const GOOD_FOR_MS = 5_000;

let opened: { discussion: Discussion; at: number } | null = null;

export function noteOpened(discussion: Discussion): void {
  opened = { discussion, at: Date.now() };
}

export function justOpened(isIt: (discussion: Discussion) => boolean): Discussion | undefined {
  if (!opened || Date.now() - opened.at > GOOD_FOR_MS || !isIt(opened.discussion)) return undefined;
  return opened.discussion;
}
