import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Discussion } from '#contract/discussions.ts';
import { purposeOf } from '#guide/words/purpose.ts';
import { call } from '../../../call.ts';
import { momentOf } from '../../../data/clock-time.ts';
import { discussionsQuery } from '../../../data/discussions.ts';
import { isAbout } from '../../../data/is-about.ts';
import { Button } from '../../../kit/button.tsx';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { MenuButton } from '../../../kit/menu.tsx';
import { intent, onIntent } from '../../../kit/on-intent.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { PageLink } from '../../../parts/page-link.tsx';
import { useAttempt } from '../../../parts/use-attempt.ts';
import { talkPath } from '../../../routes/talk-path.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/side-page.ts';
import type { CompanionProps } from './companion-pages.tsx';
import { SideSection } from './side-section.tsx';

const Rename = onIntent(() => import('./rename.tsx').then((module) => module.Rename));

/** The talks about this work so far, the one last spoken in first. */
export function PastDiscussions({ discussion, discussed, work }: CompanionProps) {
  const { data, isError, refetch } = useQuery(discussionsQuery(work.kind));
  const talks = data?.filter((one) => isAbout(one, work));
  const [, navigate] = useLocation();
  const { busy, attempt } = useAttempt(say.aNewOneCouldNotBeBegun);
  const begin = () =>
    attempt(async () => {
      const { kind, itemId, title, creator } = work;
      const { objective, beside } = discussion;
      const made = await call('POST /api/discussions', {
        body: { kind, itemId, title, creator, objective, beside, fresh: true },
      });
      navigate(talkPath(discussed, made));
    });
  return (
    <SideSection title={everywhere.discussions}>
      {!talks && !isError && <Skeleton className="h-10" />}
      {isError && !talks && (
        <p className="text-small text-ink-soft">
          {say.theyCouldNotBeFetched}{' '}
          <button type="button" className="underline" onClick={() => void refetch()}>
            {everywhere.tryAgain}
          </button>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {talks?.map((talk) => (
          <Talk key={talk.id} talk={talk} to={talkPath(discussed, talk)} isHere={talk.id === discussion.id} />
        ))}
      </ul>
      <Button
        size="small"
        busy={busy && everywhere.beginning}
        className="justify-self-start"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        needsServer
        onClick={begin}
      >
        {say.beginANewOne}
      </Button>
    </SideSection>
  );
}

type TalkProps = { talk: Discussion; to: string; isHere: boolean };

function Talk({ talk, to, isHere }: TalkProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [renaming, setRenaming] = useState(false);
  const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
  const name = talk.name ?? purposeOf(talk);
  const exportIt = async () => {
    const { exportDiscussion } = await import('./export-discussion.ts');
    await exportDiscussion(client, talk);
  };
  const remove = async () => {
    const { deleteDiscussion } = await import('./delete-discussion.ts');
    await deleteDiscussion(client, talk, {
      left: () => isHere && navigate(to.split('?')[0] ?? '/', { replace: true }),
      back: () => navigate(to),
    });
  };
  if (renaming) return <Rename talk={talk} onClose={() => setRenaming(false)} />;
  return (
    <li className="flex items-center gap-1" {...intent(Rename)}>
      <PageLink
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={classes(
          'min-w-0 flex-1 rounded-small px-2 py-1.5 text-small no-underline hover:bg-sunk touch:py-2.5',
          isHere ? 'bg-accent-soft text-ink' : 'text-ink',
        )}
      >
        <span className="block truncate">{name}</span>
        <span className="block text-caption text-ink-soft">
          {talk.lastMessageAt ? momentOf(talk.lastMessageAt) : say.notBegunYet}
        </span>
      </PageLink>
      <MenuButton
        name={everywhere.moreFor(name)}
        aria-label={everywhere.moreFor(name)}
        className={classes(buttonStyle('quiet', 'icon'), 'w-8! touch:w-11!')}
        groups={[
          [
            {
              label: say.rename,
              icon: <Pencil {...icon} />,
              onSelect: () => setRenaming(true),
              needsServer: true,
            },
            { label: say.exportAsMarkdown, icon: <Download {...icon} />, onSelect: () => void exportIt() },
          ],
          [
            {
              label: everywhere.deleteIt,
              icon: <Trash2 {...icon} />,
              variant: 'danger',
              needsServer: true,
              onSelect: () => void remove(),
            },
          ],
        ]}
      >
        <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
    </li>
  );
}
