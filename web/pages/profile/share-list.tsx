import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '../../call.ts';
import { sharesQuery } from '../../data/shares.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
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
    return (
      <div className="grid justify-items-start gap-3">
        <Alert tone="danger">{wordsFor(shares.error)}</Alert>
        <Button onClick={() => shares.refetch()}>Try again</Button>
      </div>
    );
  }
  if (shares.data.length === 0) {
    return (
      <p className="font-serif text-body text-ink-soft">
        You share nothing just now. In any discussion, the Share button makes a link.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shares.data.map((share) => (
        <ShareRow key={share.token} share={share} />
      ))}
    </ul>
  );
}
