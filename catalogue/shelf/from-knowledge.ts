import { knowledgeOfEntry } from '../knowledge.ts';
import type { CatalogueEntry } from '../look-up.ts';
import type { WorkCard } from './types.ts';

const MOST_MOMENTS = 4;

/** Only what may be said at once: what waits until the reader has brought it up stays away. */
export const workCard = (found: CatalogueEntry): WorkCard => {
  const { id, summary, touchstones, lookingPoints, concepts, comparisons } = knowledgeOfEntry(found);
  const moments = touchstones.open.length > 0 ? touchstones.open : lookingPoints;
  return {
    id,
    summary,
    moments: moments.slice(0, MOST_MOMENTS).map(({ name, text }) => ({ name, text })),
    ideas: concepts.map((concept) => ({ id: concept.id, name: concept.title })),
    besides: comparisons.map(({ kind, id: other, title, creator, reason }) => ({
      kind,
      id: other,
      title,
      creator,
      reason,
    })),
  };
};
