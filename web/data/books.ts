import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { freshWhenSeen } from './query-client.ts';
import { seenAt } from './seen-at.ts';

/** Changed on other devices, too: asked for again when it is looked at again. */
export const booksQuery = queryOptions({
  queryKey: ['/api/books'],
  queryFn: ({ signal }) => call('GET /api/books', { signal }),
  meta: seenAt('GET /api/books'),
  ...freshWhenSeen,
});
