import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const artworksQuery = queryOptions({
  queryKey: ['/api/artworks'],
  queryFn: ({ signal }) => call('GET /api/artworks', { signal }),
});
