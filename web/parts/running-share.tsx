import { ExternalLink, RefreshCw, Send } from 'lucide-react';
import type { Share } from '#contract/shares.ts';
import { minuteOf } from '../data/dates.ts';
import { share as bringUpToNow, stopSharing } from '../data/shares.ts';
import { Button } from '../kit/button.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { Segmented } from '../kit/segmented.tsx';
import { toast } from '../kit/toast.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';
import { daysOf, endOf, SHARE_ENDS, type ShareEnd } from './share-ends.ts';
import { ShareLinkField } from './share-link-field.tsx';
import { useSharing } from './use-sharing.ts';
import { WhatOthersSee } from './what-others-see.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
type Props = { share: Share; copyAtOnce: boolean };

/** A link that works: to copy, to send, to bring up to date, to end. */
export function RunningShare({ share, copyAtOnce }: Props) {
  const { client, busy, run } = useSharing();
  const { discussionId, url, title, expiresAt, sharedAt, isCurrent } = share;
  const update = () => run('update', say.linkNotBroughtUpToDate, () => bringUpToNow(client, discussionId));
  const end = (chosen: ShareEnd | '') =>
    chosen !== '' &&
    run('end', everywhere.thatCouldNotBeChanged, () =>
      bringUpToNow(client, discussionId, { expiresInDays: daysOf(chosen) }),
    );
  const stop = async () => {
    const stopped = await run('stop', everywhere.sharingCouldNotBeStopped, async () => {
      await stopSharing(client, discussionId);
      return true;
    });
    if (stopped) toast({ title: everywhere.sharingStopped, description: everywhere.theLinkNoLongerWorks });
  };
  return (
    <>
      <ShareLinkField url={url} copyAtOnce={copyAtOnce} />
      <div className="-mt-2 flex flex-wrap items-center gap-2">
        <a href={url} target="_blank" rel="noopener" className={buttonStyle('secondary', 'small')}>
          <ExternalLink {...ICON} />
          {everywhere.openThePage}
        </a>
        {'share' in navigator && (
          <Button size="small" icon={<Send {...ICON} />} onClick={() => void send(title, url)}>
            {say.sendDots}
          </Button>
        )}
        {!isCurrent && (
          <Button
            size="small"
            busy={busy === 'update' && say.bringingUpToDate}
            icon={<RefreshCw {...ICON} />}
            needsServer
            onClick={update}
          >
            {say.bringUpToDate}
          </Button>
        )}
      </div>
      <p role="status" className="-mt-3 text-small text-ink-soft">
        {say.itGoesUpTo(<time dateTime={sharedAt}>{minuteOf(sharedAt)}</time>, isCurrent)}
      </p>
      <WhatOthersSee upTo={say.upToThen} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-small font-medium text-ink">
            {expiresAt ? say.endsOn(minuteOf(expiresAt)) : say.ends}
          </span>
          <Segmented<ShareEnd | ''>
            label={say.whenTheLinkEnds}
            options={SHARE_ENDS}
            value={endOf(expiresAt) ?? ''}
            onChange={end}
          />
          {!isCurrent && (
            <span className="text-caption text-ink-faint">{say.changingTheEndBringsItUpToDate}</span>
          )}
        </div>
        <Button
          busy={busy === 'stop' && everywhere.stopping}
          onClick={stop}
          className="text-danger! max-sm:w-full"
        >
          {everywhere.stopSharing}
        </Button>
      </div>
    </>
  );
}

async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    const changedTheirMind = error instanceof DOMException && error.name === 'AbortError';
    if (changedTheirMind) return;
    console.error(error);
    toast({ title: say.couldNotBeSent, description: say.copyTheLinkInstead, tone: 'danger' });
  }
}
