import { Check } from 'lucide-react';
import { Badge } from '../../kit/badge.tsx';
import * as say from '../../words/galleries.ts';
import { WorkCover } from '../works/work-cover.tsx';
import type { FeaturedWork } from './featured.ts';
import type { GalleryKind } from './gallery-words.ts';

type Props = {
  kind: GalleryKind;
  work: FeaturedWork;
  isOwned: boolean;
  isPicked: boolean;
  onToggle: () => void;
};

/** A featured work that can be ticked; one that is in the collection already says so. */
export function PickRow({ kind, work, isOwned, isPicked, onToggle }: Props) {
  const { title, creator, year, palette } = work;
  return (
    <li className="border-b border-line">
      <label className="relative flex min-h-20 items-center gap-4 rounded-medium px-2 py-3 hover:bg-sunk has-checked:bg-accent-soft has-disabled:cursor-default has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
        <WorkCover work={{ ...work, kind }} palette={palette} width={96} className="w-12 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-display leading-tight wrap-anywhere text-ink">{title}</span>
          <span className="mt-0.5 block text-small text-ink-soft">
            {creator}, <span className="whitespace-nowrap">{year}</span>
          </span>
          {isOwned && (
            <span className="mt-1 block">
              <Badge tone="good">{say.isYours}</Badge>
            </span>
          )}
        </span>
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={isPicked}
            disabled={isOwned}
            onChange={onToggle}
            className="peer absolute inset-0 size-full appearance-none rounded-small border border-line-strong bg-surface outline-none checked:border-accent checked:bg-accent disabled:invisible"
          />
          <Check
            size={14}
            strokeWidth={2.5}
            aria-hidden="true"
            className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
      </label>
    </li>
  );
}
