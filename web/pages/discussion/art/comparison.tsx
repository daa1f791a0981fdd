import type { WorkBeside } from '#contract/discussions.ts';
import type { Discussed } from '../../../routes/discussion-path.ts';
import type { Work } from '../work/work.ts';
import { ArtworkFrame } from './artwork-frame.tsx';
import { Pair } from './pair.tsx';
import { SecondWorkAsked } from './second-work-asked.tsx';
import type { Picture } from './use-picture.ts';

type Props = {
  work: Work;
  discussed: Discussed;
  picture: Picture;
  beside: WorkBeside | null;
  isArtistic: boolean;
};

/** The wall of a talk that compares two artworks, with the second one or the way to choose it. */
export function Comparison({ work, discussed, picture, beside, isArtistic }: Props) {
  if (beside) return <Pair work={work} picture={picture} beside={beside} />;
  return (
    <>
      <ArtworkFrame work={work} picture={picture} isArtistic={isArtistic} />
      <SecondWorkAsked discussed={discussed} work={work} />
    </>
  );
}
