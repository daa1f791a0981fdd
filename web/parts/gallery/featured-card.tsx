import { useQueryClient } from '@tanstack/react-query';
import { Check, Compass, Plus } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { wordsFor } from '../../call.ts';
import { toast, UNDO_FOR } from '../../kit/toast.ts';
import { type Discussed, discussionPath } from '../../routes/discussion-path.ts';
import { useDialogPlace } from '../../routes/use-dialog-place.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { Objectives } from '../objectives/objectives.ts';
import { addWork, removeWork, shortTitle } from '../works/collections.ts';
import { notAdded } from '../works/not-added.ts';
import { WorkCard } from '../works/work-card.tsx';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind } from './gallery-words.ts';
import { CHOOSE_OBJECTIVE, useCardTalk } from './use-card-talk.ts';
import type { Owned } from './use-gallery-works.ts';

type Props<K extends GalleryKind> = {
  kind: K;
  work: FeaturedWork<K>;
  place: number;
  /** The person's own record of it. */
  owned: Owned | undefined;
};

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A work we bring along. Its talk needs no record of one's own; where there is one, it is about that. */
function Featured<K extends GalleryKind>({ kind, work, place, owned }: Props<K>) {
  const { slug, title, creator, year, groups, pictureUrl, palette } = work;
  const client = useQueryClient();
  const { open } = useDialogPlace();
  const adding = useRef(false);
  const discussed: Discussed = owned ? { kind, itemId: owned.id } : { kind, slug };
  const card = useMemo(
    () => ({ kind, id: place, title, creator, pictureUrl, year, lastSession: null, isConcept: false }),
    [kind, place, title, creator, pictureUrl, year],
  );
  const talk = useCardTalk({ discussed, title, creator });

  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    try {
      const added = await addWork(client, kind, work.body);
      toast({
        title: say.isInYourCollection(shortTitle(title)),
        // With talks it has taken along, taking it back would take those away as well.
        ...(added.lastSession === null && {
          duration: UNDO_FOR,
          action: { label: everywhere.undo, run: () => void takeBack(added.id) },
        }),
      });
    } catch (error) {
      console.error(error);
      const trouble = notAdded(error, say.thatCouldNotBeAdded);
      toast({ title: trouble.title, description: trouble.words, tone: 'danger' });
    } finally {
      adding.current = false;
    }
  };
  const takeBack = async (id: number) => {
    try {
      await removeWork(client, kind, id);
    } catch (error) {
      console.error(error);
      toast({ title: say.thatCouldNotBeUndone, description: wordsFor(error), tone: 'danger' });
    }
  };

  return (
    <WorkCard
      work={card}
      palette={palette}
      to={discussionPath(discussed)}
      onOpen={talk.onOpen}
      tabStop
      badge={
        owned ? (
          <span className="inline-flex items-center gap-1 text-good">
            <Check size={14} strokeWidth={2.5} aria-hidden="true" />
            {say.isYours}
          </span>
        ) : (
          <span className="truncate">{[year, groups[0]].filter(Boolean).join(' · ')}</span>
        )
      }
      actions={[
        {
          label: CHOOSE_OBJECTIVE,
          named: `${CHOOSE_OBJECTIVE} for ${title}`,
          icon: <Compass {...ICON} />,
          load: Objectives.load,
          onSelect: () => open({ discuss: owned ? String(owned.id) : `featured/${slug}` }),
        },
        ...(owned
          ? []
          : [
              {
                label: say.addToMyCollection,
                named: say.addItToMyCollection(title),
                icon: <Plus {...ICON} />,
                needsServer: true,
                onSelect: () => void add(),
              },
            ]),
      ]}
    />
  );
}

/** Drawn anew only when something about this very work changed: typing in the search box redraws none. */
export const FeaturedCard = memo(Featured) as typeof Featured;
