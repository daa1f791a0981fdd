import { objectiveOf } from '#catalogue/objectives.ts';
import type { Discussion } from '#contract/discussions.ts';
import { comesLater } from '../../../kit/comes-later.tsx';
import type { Discussed } from '../../../routes/discussion-path.ts';
import type { Work } from '../work/work.ts';
import { ArtworkFrame } from './artwork-frame.tsx';
import type { Picture } from './use-picture.ts';

/** Few talks compare: the others need not wait for its code. */
const Comparison = comesLater(
  () => import('./comparison.tsx').then((m) => m.Comparison),
  () => <div className="mb-7 h-[38dvh]" />,
);

export type WallProps = {
  discussion: Discussion;
  discussed: Discussed;
  work: Work;
  picture: Picture;
  isArtistic: boolean;
};

/** What hangs on the wall of the room: the work, or the two that are compared. */
export function Wall({ discussion, discussed, work, picture, isArtistic }: WallProps) {
  const { kind, objective, beside } = discussion;
  const compares = beside !== null || objectiveOf(kind, objective)?.slug === 'compare-artworks';
  if (!compares) return <ArtworkFrame work={work} picture={picture} isArtistic={isArtistic} />;
  return (
    <Comparison work={work} discussed={discussed} picture={picture} beside={beside} isArtistic={isArtistic} />
  );
}
