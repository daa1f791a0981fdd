import { queryOptions } from '@tanstack/react-query';
import { call } from '../call.ts';
import { staleSoon } from './fresh.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** What was said in a discussion. It may go on in other tabs and on other devices. */
export const messagesQuery = (discussionId: number) =>
  queryOptions({
    queryKey: ['messages', discussionId],
    queryFn: ({ signal }) =>
      call('GET /api/discussions/{id}/messages', { params: { id: discussionId }, signal }),
    staleTime: staleSoon,
    refetchOnReconnect: 'always',
    ...freshWhenSeen,
  });
