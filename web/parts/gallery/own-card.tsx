import { useQueryClient } from '@tanstack/react-query';
import { Compass, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { wordsFor } from '../../call.ts';
import { toast } from '../../kit/toast.ts';
import { discussionPath } from '../../routes/discussion-path.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { Objectives } from '../objectives/objectives.ts';
import { deleteWork } from '../works/delete-works.ts';
import { LastSession } from '../works/last-session.tsx';
import { WorkCard } from '../works/work-card.tsx';
import type { GalleryKind } from './gallery-words.ts';
import { Editing } from './over-gallery.ts';
import { CHOOSE_OBJECTIVE, useCardTalk } from './use-card-talk.ts';
import type { Owned } from './use-gallery-works.ts';

type Props = { work: Owned; kind: GalleryKind; palette: readonly string[] | undefined; tabStop: boolean };

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A work of the person's own on the wall: it opens its talk, and can be changed and taken away. */
export const OwnCard = memo(function OwnCard({ work, kind, palette, tabStop }: Props) {
  const client = useQueryClient();
  const { open } = useDialogPlace();
  const discussed = { kind, itemId: work.id };
  const talk = useCardTalk({ discussed, title: work.title, creator: work.creator });
  const remove = async () => {
    try {
      await deleteWork(client, kind, work);
    } catch (error) {
      console.error(error);
      toast({ title: say.thatCouldNotBeRemoved, description: wordsFor(error), tone: 'danger' });
    }
  };
  return (
    <WorkCard
      work={work}
      palette={palette}
      to={discussionPath(discussed)}
      onOpen={talk.onOpen}
      tabStop={tabStop}
      badge={
        work.lastSession ? (
          <LastSession at={work.lastSession} />
        ) : (
          <span className="truncate">{[work.year, work.groups[0]].filter(Boolean).join(' · ')}</span>
        )
      }
      actions={[
        {
          label: CHOOSE_OBJECTIVE,
          named: `${CHOOSE_OBJECTIVE} for ${work.title}`,
          icon: <Compass {...ICON} />,
          load: Objectives.load,
          onSelect: () => open({ discuss: String(work.id) }),
        },
        {
          label: everywhere.edit,
          icon: <Pencil {...ICON} />,
          load: Editing.load,
          needsServer: true,
          onSelect: () => open({ edit: String(work.id) }),
        },
        {
          label: everywhere.remove,
          icon: <Trash2 {...ICON} />,
          variant: 'danger',
          needsServer: true,
          onSelect: () => void remove(),
        },
      ]}
    />
  );
});
