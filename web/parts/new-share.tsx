import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { share } from '../data/shares.ts';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/segmented.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';
import { daysOf, SHARE_ENDS, type ShareEnd } from './share-ends.ts';
import { useSharing } from './use-sharing.ts';
import { WhatOthersSee } from './what-others-see.tsx';

/** Before there is a link. It is copied by the one that takes this one's place. */
export function NewShare({ discussionId, onMake }: { discussionId: number; onMake: () => void }) {
  const { client, busy, run } = useSharing();
  const [end, setEnd] = useState<ShareEnd>('never');
  const make = async () => {
    const body = end === 'never' ? {} : { expiresInDays: daysOf(end) };
    onMake();
    await run('make', say.theLinkCouldNotBeMade, () => share(client, discussionId, body));
  };
  return (
    <>
      <WhatOthersSee upTo={say.upToNow} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span aria-hidden="true" className="text-small font-medium text-ink">
            {say.ends}
          </span>
          <Segmented label={say.whenTheLinkEnds} options={SHARE_ENDS} value={end} onChange={setEnd} />
        </div>
        <Button
          variant="primary"
          busy={busy === 'make' && say.makingTheLink}
          icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          needsServer
          onClick={make}
          className="max-sm:w-full"
        >
          {everywhere.copyLink}
        </Button>
      </div>
    </>
  );
}
