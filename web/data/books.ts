import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** Changed on other devices, too: asked for again when it is looked at again. */
export const booksQuery = queryOptions({
  queryKey: ['/api/books'],
  queryFn: ({ signal }) => call('GET /api/books', { signal }),
  ...freshWhenSeen,
});
