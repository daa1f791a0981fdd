import { useQuery } from '@tanstack/react-query';
import { sharesQuery } from '../../data/shares.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/profile.tsx';
import { ShareRow } from './share-row.tsx';

/** Every link that works now. */
export function ShareList() {
  const shares = useQuery(sharesQuery);
  if (shares.isPending) {
    return (
      <div className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (shares.isError) {
    return <FetchTrouble error={shares.error} onAgain={() => void shares.refetch()} />;
  }
  if (shares.data.length === 0) {
    return <p className="font-serif text-body text-ink-soft">{say.noSharesNow}</p>;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shares.data.map((share) => (
        <ShareRow key={share.token} share={share} />
      ))}
    </ul>
  );
}
