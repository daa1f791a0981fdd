import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** Changed on other devices, too: asked for again when it is looked at again. */
export const artworksQuery = queryOptions({
  queryKey: ['/api/artworks'],
  queryFn: ({ signal }) => call('GET /api/artworks', { signal }),
  ...freshWhenSeen,
});
