import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, wordsFor } from '../../call.ts';
import { minuteOf } from '../../data/dates.ts';
import { sessionsQuery } from '../../data/sessions.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { browserName } from './browser-name.ts';

export function SessionList() {
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => call('DELETE /api/sessions'),
    onSuccess: () => {
      toast({ title: 'Signed out everywhere else' });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      console.error(error);
      toast({ title: 'That did not work', description: wordsFor(error), tone: 'danger' });
    },
  });

  if (sessions.isPending) {
    return (
      <div className="grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (sessions.isError) {
    return <FetchTrouble error={sessions.error} onAgain={() => void sessions.refetch()} />;
  }
  const others = sessions.data.filter((session) => !session.current).length;
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="w-full divide-y divide-line border-y border-line">
        {sessions.data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="flex items-baseline gap-2.5 text-body">
              {browserName(session.userAgent)}
              {session.current && <Badge tone="good">This browser</Badge>}
            </span>
            <span className="text-caption text-ink-faint">
              last used <time dateTime={session.lastSeenAt}>{minuteOf(session.lastSeenAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button busy={endOthers.isPending && 'Signing out...'} needsServer onClick={() => endOthers.mutate()}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}
