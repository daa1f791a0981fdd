import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const booksQuery = queryOptions({
  queryKey: ['/api/books'],
  queryFn: ({ signal }) => call('GET /api/books', { signal }),
});
