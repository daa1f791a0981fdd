import { useRef, useState } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { choiceParam, useUrlParam } from '../../routes/url-params.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { AddManually } from './add-manually.tsx';
import { ChooseFeatured, type Picked } from './choose-featured.tsx';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';
import { useWorkForm } from './use-work-form.ts';
import { EMPTY_FORM } from './work-form.ts';

export type AddDialogProps<K extends GalleryKind> = {
  kind: K;
  words: GalleryWords;
  featured: readonly FeaturedWork<K>[];
  isOwned: (work: FeaturedWork) => boolean;
  label: string;
  onClose: () => void;
};

const tabParam = choiceParam('tab', ['featured', 'manual'], 'featured');

type Tab = 'featured' | 'manual';

/** Adds works to the collection: chosen from those we bring along, or written in. Neither loses what the other has. */
export function AddDialog<K extends GalleryKind>(props: AddDialogProps<K>) {
  const { kind, words, featured, isOwned, label, onClose } = props;
  const [tab, setTab] = useUrlParam(tabParam);
  // The tab, and not a field: on a phone that would bring the keyboard up at once.
  const first = useRef<HTMLElement>(null);
  const found = (tabs: HTMLDivElement | null) => {
    first.current = tabs?.querySelector<HTMLElement>('[role="tab"][data-state="active"]') ?? null;
  };
  const [picked, setPicked] = useState<Picked>([]);
  const form = useWorkForm(kind, EMPTY_FORM);
  const showTab = (next: Tab) => setTab(next, { replace: true, state: window.history.state });
  const shared = { label, onCancel: onClose };
  return (
    <Dialog
      title={label}
      onClose={onClose}
      firstFocus={first}
      guarded={picked.length > 0 || form.isBegun}
      wide
    >
      <div ref={found}>
        <Tabs
          label={say.howToAdd}
          value={tab}
          onChange={(value) => showTab(value === 'manual' ? 'manual' : 'featured')}
          tabs={[
            {
              value: 'featured',
              label: words.fromFeatured,
              panel: (
                <ChooseFeatured
                  {...shared}
                  kind={kind}
                  words={words}
                  featured={featured}
                  isOwned={isOwned}
                  picked={picked}
                  onPick={setPicked}
                  onDone={() => {
                    setPicked([]);
                    if (form.isBegun) showTab('manual');
                    else onClose();
                  }}
                  onManually={(title) => {
                    if (!form.isBegun) form.set('title', title);
                    showTab('manual');
                  }}
                />
              ),
            },
            {
              value: 'manual',
              label: everywhere.addManually,
              panel: (
                <AddManually
                  {...shared}
                  kind={kind}
                  form={form}
                  onDone={() => {
                    form.clear();
                    if (picked.length > 0) showTab('featured');
                    else onClose();
                  }}
                />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
