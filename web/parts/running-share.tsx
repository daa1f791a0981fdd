import { ExternalLink, RefreshCw, Send } from 'lucide-react';
import type { Share } from '#contract/shares.ts';
import { minuteOf } from '../data/dates.ts';
import { share as bringUpToNow, stopSharing } from '../data/shares.ts';
import { Button } from '../kit/button.tsx';
import { buttonStyle } from '../kit/button-style.ts';
import { Segmented } from '../kit/segmented.tsx';
import { toast } from '../kit/toast.ts';
import { daysOf, endOf, SHARE_ENDS, type ShareEnd } from './share-ends.ts';
import { ShareLinkField } from './share-link-field.tsx';
import { useSharing } from './use-sharing.ts';
import { WhatOthersSee } from './what-others-see.tsx';

const ICON = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
type Props = { share: Share; copyAtOnce: boolean };

/** A link that works: to copy, to send, to bring up to date, to end. */
export function RunningShare({ share, copyAtOnce }: Props) {
  const { client, busy, run } = useSharing();
  const { discussionId, url, title, expiresAt, sharedAt, isCurrent } = share;
  const update = () =>
    run('update', 'The link could not be brought up to date', () => bringUpToNow(client, discussionId));
  const end = (chosen: ShareEnd | '') =>
    chosen !== '' &&
    run('end', 'That could not be changed', () =>
      bringUpToNow(client, discussionId, { expiresInDays: daysOf(chosen) }),
    );
  const stop = async () => {
    const stopped = await run('stop', 'Sharing could not be stopped', async () => {
      await stopSharing(client, discussionId);
      return true;
    });
    if (stopped) toast({ title: 'Sharing stopped', description: 'The link no longer works.' });
  };
  return (
    <>
      <ShareLinkField url={url} copyAtOnce={copyAtOnce} />
      <div className="-mt-2 flex flex-wrap items-center gap-2">
        <a href={url} target="_blank" rel="noopener" className={buttonStyle('secondary', 'small')}>
          <ExternalLink {...ICON} />
          Open the page
        </a>
        {'share' in navigator && (
          <Button size="small" icon={<Send {...ICON} />} onClick={() => void send(title, url)}>
            Send...
          </Button>
        )}
        {!isCurrent && (
          <Button
            size="small"
            busy={busy === 'update' && 'Bringing up to date...'}
            icon={<RefreshCw {...ICON} />}
            needsServer
            onClick={update}
          >
            Bring up to date
          </Button>
        )}
      </div>
      <p role="status" className="-mt-3 text-small text-ink-soft">
        It goes up to <time dateTime={sharedAt}>{minuteOf(sharedAt)}</time>.{' '}
        {isCurrent ? 'Nothing was said since.' : 'What was said since is not in it.'}
      </p>
      <WhatOthersSee upTo="up to then" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-t border-line pt-5">
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-small font-medium text-ink">
            {expiresAt ? `Ends on ${minuteOf(expiresAt)}` : 'Ends'}
          </span>
          <Segmented<ShareEnd | ''>
            label="When the link ends"
            options={SHARE_ENDS}
            value={endOf(expiresAt) ?? ''}
            onChange={end}
          />
          {!isCurrent && (
            <span className="text-caption text-ink-faint">Changing this brings it up to date, too.</span>
          )}
        </div>
        <Button busy={busy === 'stop' && 'Stopping...'} onClick={stop} className="text-danger! max-sm:w-full">
          Stop sharing
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
    toast({ title: 'It could not be sent from here', description: 'Copy the link instead.', tone: 'danger' });
  }
}
