import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const moviesQuery = queryOptions({
  queryKey: ['/api/movies'],
  queryFn: ({ signal }) => call('GET /api/movies', { signal }),
});
