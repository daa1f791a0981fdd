import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';

export const customObjectivesQuery = queryOptions({
  queryKey: ['/api/custom-objectives'],
  queryFn: ({ signal }) => call('GET /api/custom-objectives', { signal }),
});
