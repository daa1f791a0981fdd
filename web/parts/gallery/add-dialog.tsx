import { useRef } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { choiceParam, useUrlParam } from '../../routes/url-params.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { AddManually } from './add-manually.tsx';
import { ChooseFeatured } from './choose-featured.tsx';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';

export type AddDialogProps<K extends GalleryKind> = {
  kind: K;
  words: GalleryWords;
  featured: readonly FeaturedWork<K>[];
  isOwned: (work: FeaturedWork) => boolean;
  label: string;
  onClose: () => void;
};

const tabParam = choiceParam('tab', ['featured', 'manual'], 'featured');

/** Adds works to the collection: chosen from those we bring along, or written in. */
export function AddDialog<K extends GalleryKind>(props: AddDialogProps<K>) {
  const { kind, words, featured, isOwned, label, onClose } = props;
  const [tab, setTab] = useUrlParam(tabParam);
  // The tab, and not a field: on a phone that would bring the keyboard up at once.
  const first = useRef<HTMLElement>(null);
  const found = (tabs: HTMLDivElement | null) => {
    first.current = tabs?.querySelector<HTMLElement>('[role="tab"][data-state="active"]') ?? null;
  };
  const shared = { label, onDone: onClose, onCancel: onClose };
  return (
    <Dialog title={label} onClose={onClose} firstFocus={first} wide>
      <div ref={found}>
        <Tabs
          label={say.howToAdd}
          value={tab}
          onChange={(value) =>
            setTab(value === 'manual' ? 'manual' : 'featured', {
              replace: true,
              state: window.history.state,
            })
          }
          tabs={[
            {
              value: 'featured',
              label: words.fromFeatured,
              panel: (
                <ChooseFeatured {...shared} kind={kind} words={words} featured={featured} isOwned={isOwned} />
              ),
            },
            {
              value: 'manual',
              label: everywhere.addManually,
              panel: <AddManually {...shared} kind={kind} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
