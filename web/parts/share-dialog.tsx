import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Discussion } from '#contract/discussions.ts';
import { sharesQuery } from '../data/shares.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import * as say from '../words/sharing.tsx';
import { FetchTrouble } from './fetch-trouble.tsx';
import { NewShare } from './new-share.tsx';
import { RunningShare } from './running-share.tsx';

type Props = { discussion: Discussion; onClose: () => void };

/** A link for others to read a discussion by: what they will see, for how long, and how to end it. */
export function ShareDialog({ discussion, onClose }: Props) {
  const { data, isPending, error, refetch } = useQuery(sharesQuery);
  // The button that makes the link says that it copies it.
  const [copyAtOnce, setCopyAtOnce] = useState(false);
  const share = data?.find(({ discussionId }) => discussionId === discussion.id);
  return (
    <Dialog title={say.shareThisDiscussion} description={say.shareLead} onClose={onClose}>
      {/* What is chosen here takes effect at once; nothing of it could be lost by closing. */}
      <div onInput={(event) => event.stopPropagation()} className="grid gap-6">
        {isPending && <Coming />}
        {error && !data && <FetchTrouble error={error} onAgain={() => void refetch()} />}
        {data && !share && <NewShare discussionId={discussion.id} onMake={() => setCopyAtOnce(true)} />}
        {share && <RunningShare share={share} copyAtOnce={copyAtOnce} />}
      </div>
    </Dialog>
  );
}

function Coming() {
  return (
    <>
      <Skeleton className="h-40" />
      <Skeleton className="h-11" />
    </>
  );
}
