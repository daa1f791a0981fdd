import { Check, Copy, Share2 } from 'lucide-react';
import type { Discussion } from '#contract/discussions.ts';
import { call } from '../../../call.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { intent, onIntent } from '../../../kit/on-intent.tsx';
import { useCopied } from '../../../parts/use-copied.ts';
import { flagParam } from '../../../routes/url-params.ts';
import { useDialogParam } from '../../../routes/use-dialog-param.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';

const ShareDialog = onIntent(() => import('../../../parts/share-dialog.tsx').then((m) => m.ShareDialog));
const shareParam = flagParam('share');
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * Copies the link there is. Where there is none yet, or the browser does not let us copy, the dialog opens:
 * nothing is ever shared before it was said what others will see.
 */
export function ShareButtons({ discussion }: { discussion: Discussion }) {
  const sharing = useDialogParam(shareParam, false);
  const { copied, copy } = useCopied();
  const copyLink = async () => {
    const shares = await call('GET /api/shares').catch(() => []);
    const made = shares.find(({ discussionId }) => discussionId === discussion.id);
    if (!made || !(await copy(made.url))) sharing.open(true);
  };
  return (
    <>
      <IconButton
        label={copied ? everywhere.copiedNow : everywhere.copyLink}
        {...intent(ShareDialog)}
        onClick={copyLink}
        className="max-sm:hidden"
      >
        {copied ? <Check {...ICON} /> : <Copy {...ICON} />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && everywhere.linkCopied}
      </span>
      <IconButton label={say.share} {...intent(ShareDialog)} onClick={() => sharing.open(true)}>
        <Share2 {...ICON} />
      </IconButton>
      {sharing.value && <ShareDialog discussion={discussion} onClose={sharing.close} />}
    </>
  );
}
