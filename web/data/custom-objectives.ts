import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { seenAt } from './seen-at.ts';

export const customObjectivesQuery = queryOptions({
  queryKey: ['/api/custom-objectives'],
  queryFn: ({ signal }) => call('GET /api/custom-objectives', { signal }),
  meta: seenAt('GET /api/custom-objectives'),
});
