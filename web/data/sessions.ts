import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** Where the person is signed in. Another device may come or go at any time. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/sessions'],
  queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
  staleTime: 0,
  ...freshWhenSeen,
});
