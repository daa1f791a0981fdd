import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { counted } from '../../data/counted.ts';
import { AfterPaint } from '../../kit/after-paint.tsx';
import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { DialogFoot } from '../../kit/dialog-foot.tsx';
import { toast } from '../../kit/toast.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/galleries.ts';
import { addWork, shortTitle } from '../works/collections.ts';
import { notAdded } from '../works/not-added.ts';
import { patiently } from '../works/patiently.ts';
import type { FeaturedWork } from './featured.ts';
import { FilterBar } from './filter-bar.tsx';
import type { GalleryKind, GalleryWords } from './gallery-words.ts';
import { choicesOf, narrow } from './narrow.ts';
import { PickCard } from './pick-card.tsx';
import { useFilters } from './use-filters.ts';

type Props<K extends GalleryKind> = {
  kind: K;
  words: GalleryWords;
  featured: readonly FeaturedWork<K>[];
  isOwned: (work: FeaturedWork) => boolean;
  picked: Picked;
  onPick: (change: (now: Picked) => Picked) => void;
  label: string;
  onDone: () => void;
  onCancel: () => void;
  /** For what is not among them, with what was looked for as its title. */
  onManually: (title: string) => void;
};

/** Those ticked, by their ids in the catalogue. */
export type Picked = readonly string[];

/** The dialog's own filters, apart from those of the page under it. */
const FIND_NAMES = { text: 'find', creator: 'by', group: 'in' };

/** One or several of those we bring along, taken into the collection in one go. */
export function ChooseFeatured<K extends GalleryKind>(props: Props<K>) {
  const { kind, words, featured, isOwned, picked, onPick, label, onDone, onCancel, onManually } = props;
  const client = useQueryClient();
  const { filters, set, clear } = useFilters(FIND_NAMES);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const creators = useMemo(() => choicesOf(featured.map(({ creator }) => creator)), [featured]);
  const groups = useMemo(() => choicesOf(featured.flatMap((work) => work.groups)), [featured]);
  const found = narrow(featured, filters);

  const toggle = (slug: string) =>
    onPick((now) => (now.includes(slug) ? now.filter((one) => one !== slug) : [...now, slug]));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = featured.filter(({ slug }) => picked.includes(slug));
    if (busy || wanted.length === 0) return;
    setBusy(true);
    setTrouble(null);
    const added: string[] = [];
    try {
      // One after the other, so that they stand in the collection in this order.
      for (const work of wanted.toReversed()) {
        await patiently(() => addWork(client, kind, work.body));
        added.push(work.slug);
      }
      toast({ title: say.nowInYourCollection(namesOf(wanted, words.many)) });
      onDone();
    } catch (error) {
      console.error(error);
      // Those that went through stay; the others can be tried again.
      onPick((now) => now.filter((slug) => !added.includes(slug)));
      const { title, words } = notAdded(
        error,
        wanted.length === 1 ? say.thatCouldNotBeAdded : everywhere.notAllCouldBeAdded,
      );
      setTrouble(words);
      toast({ title, tone: 'danger' });
      setBusy(false);
    }
  };

  return (
    <form onSubmit={add} className="grid gap-4">
      <FilterBar
        words={words}
        searchLabel={say.searchTheFeatured(featured.length, words.many)}
        filters={filters}
        creators={creators}
        groups={groups}
        onChange={set}
        onClear={clear}
        onDown={() => list.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus()}
      />
      <p role="status" className="sr-only">
        {counted(found.length, words.one, words.many)}
      </p>
      {found.length === 0 && (
        <div className="grid justify-items-center gap-4 py-10 text-center">
          <p className="font-serif text-lead text-ink-soft">{words.noneFoundInDialog}</p>
          <Button onClick={() => onManually(filters.text.trim())}>{everywhere.addItManually}</Button>
        </div>
      )}
      <AfterPaint>
        <ul ref={list} className="grid gap-3 sm:grid-cols-2">
          {found.map((work) => (
            <PickCard
              key={work.slug}
              kind={kind}
              work={work}
              isOwned={isOwned(work)}
              isPicked={picked.includes(work.slug)}
              onToggle={() => toggle(work.slug)}
            />
          ))}
        </ul>
      </AfterPaint>
      <DialogFoot
        trouble={
          trouble && (
            <Alert tone="danger" ref={focusOnArrival}>
              {trouble}
            </Alert>
          )
        }
      >
        <Button onClick={onCancel}>{everywhere.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={picked.length === 0}
          busy={busy && everywhere.adding}
        >
          {picked.length > 1 ? `${label.replace(/^Add /, `Add ${picked.length} `)}s` : label}
        </Button>
      </DialogFoot>
    </form>
  );
}

function namesOf(works: readonly { title: string }[], many: string): string {
  const [only] = works;
  return works.length === 1 && only ? say.wasOneOf(shortTitle(only.title)) : say.manyAre(works.length, many);
}
