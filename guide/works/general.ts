import type { Knowledge } from '#catalogue/types.ts';
import type { Kind } from '#contract/kinds.ts';

/** Which general script holds for a work: by what it is, as far as that is known. */
export function generalScriptFor({ kind, knowledge }: { kind: Kind; knowledge: Knowledge | null }): string {
  if (kind === 'movie') return 'film';
  if (kind === 'artwork') return 'artwork';
  if (kind === 'concept') return 'idea';
  return knowledge?.story === false ? 'argument' : 'novel';
}
