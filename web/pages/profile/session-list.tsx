import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#contract/accounts.ts';
import { call, wordsFor } from '../../call.ts';
import { minuteOf } from '../../data/dates.ts';
import { sessionsQuery } from '../../data/sessions.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { toast } from '../../kit/toast.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/profile.tsx';
import { browserName } from './browser-name.ts';

/** Those used last; whoever has more wants to sign out the others, not to read about them. */
const AT_FIRST = 5;

export function SessionList() {
  const [all, setAll] = useState(false);
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => call('DELETE /api/sessions'),
    onSuccess: () => {
      toast({ title: say.signedOutEverywhereElse });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => {
      console.error(error);
      toast({ title: say.othersNotSignedOut, description: wordsFor(error), tone: 'danger' });
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
  const shown = all ? sessions.data : shownAtFirst(sessions.data);
  const left = sessions.data.length - shown.length;
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="w-full divide-y divide-line border-y border-line">
        {shown.map((session) => (
          <li key={session.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="flex items-baseline gap-2.5 text-body">
              {browserName(session.userAgent)}
              {session.current && <Badge tone="good">{say.thisBrowser}</Badge>}
            </span>
            <span className="text-caption text-ink-faint">
              {say.lastUsed(<time dateTime={session.lastSeenAt}>{minuteOf(session.lastSeenAt)}</time>)}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button busy={endOthers.isPending && say.signingOut} needsServer onClick={() => endOthers.mutate()}>
            {say.signOutEverywhereElse}
          </Button>
          {left > 0 && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {say.showMore(left)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** This browser first, then the rest as they were last used. */
function shownAtFirst(sessions: Session[]): Session[] {
  const here = sessions.filter(({ current }) => current);
  return [...here, ...sessions.filter(({ current }) => !current)].slice(0, AT_FIRST);
}
