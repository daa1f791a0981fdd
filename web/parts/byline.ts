import type { Kind } from '#contract/kinds.ts';

/** Who made it, as it is written under a title; nobody made an idea. */
export function byline({ kind, creator }: { kind: Kind; creator: string }): string {
  return kind === 'concept' ? '' : creator;
}
