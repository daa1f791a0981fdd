import { queryOptions, useQuery } from '@tanstack/react-query';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import { nameKey } from '../gallery/featured.ts';
import type { Subject } from '../use-open-discussion.ts';
import type { Candidate } from './candidates.ts';

/** What the catalogue sets beside a work, with its reason; nothing for a work it does not hold. */
const besidesQuery = (subject: Subject) =>
  queryOptions({
    queryKey: ['besides', nameKey(subject)],
    queryFn: async () => {
      const known = SHELF_ARTWORKS.find(
        ({ title, artist }) => nameKey({ title, creator: artist }) === nameKey(subject),
      );
      if (!known) return [];
      const { workCardOf } = await import('#catalogue/shelf/work-cards.ts');
      return (await workCardOf('artwork', known.id))?.besides ?? [];
    },
  });

export function useSuggestions(
  subject: Subject,
  candidates: readonly Candidate[],
): { isPending: boolean; suggestions: { candidate: Candidate; reason: string | null }[] } {
  const { data = [], isPending } = useQuery(besidesQuery(subject));
  const suggestions = data.flatMap((other) => {
    const candidate = candidates.find((one) => nameKey(one) === nameKey(other));
    return candidate ? [{ candidate, reason: other.reason }] : [];
  });
  return { isPending, suggestions };
}
