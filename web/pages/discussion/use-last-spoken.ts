import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Discussion } from '#contract/discussions.ts';
import { artworksQuery } from '../../data/artworks.ts';
import { booksQuery } from '../../data/books.ts';
import { moviesQuery } from '../../data/movies.ts';

/** Where the work stands that was talked about; a concept may be kept among the books. */
const SHELVES = {
  book: booksQuery.queryKey,
  concept: booksQuery.queryKey,
  movie: moviesQuery.queryKey,
  artwork: artworksQuery.queryKey,
} as const;

/**
 * Once this discussion has grown it stands first in the lists of them, which are asked for anew, and
 * its work has a newer last session, which its shelf asks for when it is next shown.
 */
export function useLastSpoken({ messageCount, kind }: Discussion, shown: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (shown <= messageCount) return;
    void client.invalidateQueries({ queryKey: ['/api/discussions'] });
    void client.invalidateQueries({ queryKey: SHELVES[kind], refetchType: 'none' });
  }, [client, shown, messageCount, kind]);
}
