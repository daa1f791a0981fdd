import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { fold } from '#catalogue/folding.ts';
import type { WorkBeside } from '#contract/discussions.ts';
import { artworksQuery } from '../../../data/artworks.ts';
import type { Work } from '../work/work.ts';
import { HungWork } from './artwork-frame.tsx';
import { type Picture, usePicture } from './use-picture.ts';

type Props = { work: Work; picture: Picture; beside: WorkBeside };

/** The two works of a comparison, side by side on the wall. */
export function Pair({ work, picture, beside }: Props) {
  const second = useSecond(beside);
  return (
    // As high as two framed ones side by side are wide enough for.
    <div className="mb-7 grid grid-cols-2 grid-rows-[auto_auto] gap-x-4 [--hung:min(38dvh,52vw)] sm:gap-x-6 sm:[--hung:min(38dvh,22rem)] @4xl:mr-[15.75rem]">
      <Hung work={work} picture={picture} place="this" />
      <Hung work={second} picture={usePicture(second)} place="other" />
    </div>
  );
}

function Hung(hung: ComponentProps<typeof HungWork>) {
  const { work } = hung;
  return (
    <figure className="row-span-2 grid min-w-0 grid-rows-subgrid">
      {/* At the foot of its place: the two stand on one line, however long their names are. */}
      <div className="@container grid items-end">
        <HungWork {...hung} />
      </div>
      <figcaption className="mt-2 text-center text-caption text-ink-soft">
        <span className="line-clamp-2 font-serif text-small text-ink italic wrap-anywhere">{work.title}</span>
        <span className="line-clamp-1 wrap-anywhere">{work.creator}</span>
      </figcaption>
    </figure>
  );
}

/** The second work goes by its name; its picture is looked for among the person's own. */
function useSecond({ title, creator }: WorkBeside): Work {
  const { data } = useQuery(artworksQuery);
  const own = data?.find(
    (artwork) => fold(artwork.title) === fold(title) && fold(artwork.artist) === fold(creator),
  );
  return {
    kind: 'artwork',
    itemId: own?.id ?? null,
    slug: null,
    title,
    creator,
    ...(own?.year && { year: own.year }),
    pictureUrl: own?.imageUrl ?? null,
  };
}
