import * as say from '../../words/galleries.ts';
import { TickCard } from '../works/tick-card.tsx';
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
export function PickCard({ kind, work, isOwned, isPicked, onToggle }: Props) {
  return (
    <li>
      <TickCard
        work={{ ...work, kind }}
        palette={work.palette}
        byline={work.creator}
        note={isOwned ? <span className="text-good">{say.isYours}</span> : work.year}
        isOwned={isOwned}
        isChosen={isPicked}
        onToggle={onToggle}
      />
    </li>
  );
}
