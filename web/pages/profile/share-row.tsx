import { Check, ExternalLink, Link2 } from 'lucide-react';
import type { Share } from '#contract/shares.ts';
import { purposeOf } from '#guide/words/purpose.ts';
import { dayOf, minuteOf } from '../../data/dates.ts';
import { stopSharing } from '../../data/shares.ts';
import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { toast } from '../../kit/toast.ts';
import { Tooltip } from '../../kit/tooltip.tsx';
import { useCopied } from '../../parts/use-copied.ts';
import { useSharing } from '../../parts/use-sharing.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/profile.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One link: what it is to, up to when, until when; to open, to copy, to stop. */
export function ShareRow({ share }: { share: Share }) {
  const { title, name, url, sharedAt, expiresAt, discussionId } = share;
  const { client, busy, run } = useSharing();
  const { copied, copy } = useCopied();
  const onCopy = async () => {
    if (await copy(url)) return;
    toast({ title: everywhere.notAllowedToCopyThat, description: url, tone: 'danger' });
  };
  const stop = () =>
    run('stop', everywhere.sharingCouldNotBeStopped, async () => {
      await stopSharing(client, discussionId);
      toast({ title: everywhere.sharingStopped, description: everywhere.theLinkNoLongerWorks });
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-2 text-body text-ink">
          <bdi>{title}</bdi>
        </p>
        <p className="text-caption text-ink-faint">
          {say.nameAndUpTo(name ?? purposeOf(share), <time dateTime={sharedAt}>{minuteOf(sharedAt)}</time>)}{' '}
          {expiresAt ? say.endsOn(<time dateTime={expiresAt}>{dayOf(expiresAt)}</time>) : say.noEnd}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Tooltip text={everywhere.openThePage} isName>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={say.openThePageOf(title)}
            className={buttonStyle('quiet', 'icon')}
          >
            <ExternalLink {...ICON} />
          </a>
        </Tooltip>
        <IconButton label={copied ? everywhere.copiedNow : say.copyTheLinkTo(title)} onClick={onCopy}>
          {copied ? <Check {...ICON} /> : <Link2 {...ICON} />}
        </IconButton>
        <span role="status" className="sr-only">
          {copied && everywhere.linkCopied}
        </span>
        <Button
          size="small"
          busy={busy === 'stop' && everywhere.stopping}
          needsServer
          onClick={stop}
          aria-label={say.stopSharingOf(title)}
        >
          {everywhere.stopSharing}
        </Button>
      </div>
    </li>
  );
}
