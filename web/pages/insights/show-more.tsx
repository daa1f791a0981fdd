import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/insights.ts';

type Props = { onMore: () => void; isFetching?: boolean };

/** The way further down a list of evidence. */
export function ShowMore({ onMore, isFetching }: Props) {
  return (
    <Button className="mt-4" busy={isFetching && say.fetching} onClick={onMore}>
      {say.showMore}
    </Button>
  );
}

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

/** The same where the rest is still on the server, and may not come. */
export function NextPage({ of: pages }: { of: Pages }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  const fetchIt = () => void fetchNextPage();
  if (isFetchNextPageError && !isFetchingNextPage)
    return (
      <FetchTrouble what={say.theRestCouldNotBeFetched} error={error} onAgain={fetchIt} className="mt-4" />
    );
  return hasNextPage ? <ShowMore isFetching={isFetchingNextPage} onMore={fetchIt} /> : null;
}
