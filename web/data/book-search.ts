import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

const MOST = 12;

/** What the book services know under a title or an ISBN; if that is nothing, under an author. */
export const bookSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['/api/book-search', words],
    queryFn: async ({ signal }) => {
      const byTitle = await call('GET /api/book-search', { query: { title: words, limit: MOST }, signal });
      if (byTitle.items.length > 0 || words.length > 300) return byTitle;
      return call('GET /api/book-search', { query: { author: words, limit: MOST }, signal });
    },
    gcTime: 60_000,
  });
