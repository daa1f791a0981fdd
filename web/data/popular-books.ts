import { queryOptions } from '@tanstack/react-query';

/** The suggestions of the first steps, out of the shelf of the catalogue. */
export const popularBooksQuery = queryOptions({
  queryKey: ['popular books'],
  queryFn: async () => (await import('#catalogue/shelf/books.ts')).POPULAR_BOOKS,
});
