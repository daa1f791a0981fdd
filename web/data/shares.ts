import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Share } from '#contract/shares.ts';
import { call } from '../call.ts';
import { freshWhenSeen } from './fresh-when-seen.ts';

/** The links that work now. Time alone ends them, and other tabs make and stop them. */
export const sharesQuery = queryOptions({
  queryKey: ['/api/shares'],
  queryFn: ({ signal }) => call('GET /api/shares', { signal }),
  staleTime: 0,
  ...freshWhenSeen,
});

/** Makes the link of a discussion, or brings it up to now; `expiresInDays` left out changes nothing of its end. */
export async function share(
  client: QueryClient,
  discussionId: number,
  body: { expiresInDays?: number | null } = {},
): Promise<Share> {
  const made = await call('POST /api/discussions/{id}/share', { params: { id: discussionId }, body });
  const others = (shares: Share[] = []) => shares.filter((one) => one.discussionId !== discussionId);
  client.setQueryData(sharesQuery.queryKey, (shares) => [made, ...others(shares)]);
  return made;
}

export async function stopSharing(client: QueryClient, discussionId: number): Promise<void> {
  await call('DELETE /api/discussions/{id}/share', { params: { id: discussionId } });
  client.setQueryData(sharesQuery.queryKey, (shares) =>
    shares?.filter((one) => one.discussionId !== discussionId),
  );
}
