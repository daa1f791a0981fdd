import type { InsightItem } from '#contract/insights.ts';
import type { Discussed } from '../../routes/discussion-path.ts';

type Named = Pick<InsightItem, 'kind' | 'itemId' | 'slug'>;

/** Where it is talked about; null for what is neither the person's own nor in the catalogue. */
export function discussedOf({ kind, itemId, slug }: Named): Discussed | null {
  if (kind !== 'concept' && itemId !== null) return { kind, itemId };
  if (slug === null) return null;
  return kind === 'concept' ? { kind, slug } : { kind, slug };
}
