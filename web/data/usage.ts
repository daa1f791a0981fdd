import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

/** How much of everything the account holds, counted anew whenever it is looked at. */
export const usageQuery = queryOptions({
  queryKey: ['/api/usage'],
  queryFn: ({ signal }) => call('GET /api/usage', { signal }),
  staleTime: 0,
});
