import { memo, useState } from 'react';
import { classes } from '../../kit/classes.ts';
import { GeneratedCover } from '../generated-cover.tsx';
import { ownImage } from '../own-image.ts';
import type { OwnWork } from './own-work.ts';

export type Pictured = Pick<OwnWork, 'kind' | 'title' | 'creator' | 'pictureUrl' | 'year'>;

type Props = {
  work: Pictured;
  /** In pixels, of what is fetched. */
  width?: number;
  /** An artwork's documented colours, which its drawn frame takes up. */
  palette?: readonly string[] | undefined;
  className?: string;
};

const RATIOS: Record<OwnWork['kind'], string> = {
  book: 'aspect-[2/3]',
  movie: 'aspect-[2/3]',
  artwork: 'aspect-[4/5]',
};

/**
 * The picture of a work over the cover drawn for it: that one is there at once, and stays when the picture
 * does not come. The title stands beside it in words.
 */
export const WorkCover = memo(function WorkCover({ work, width = 320, palette, className }: Props) {
  const { kind, title, creator, pictureUrl, year } = work;
  const [state, setState] = useState<{ of: string; is: 'here' | 'broken' } | null>(null);
  const is = state?.of === pictureUrl ? state?.is : undefined;
  const isArt = kind === 'artwork';
  return (
    <span
      data-cover=""
      className={classes(
        'relative block overflow-hidden rounded-[3px] bg-sunk shadow-lift',
        RATIOS[kind],
        className,
      )}
    >
      <GeneratedCover
        kind={kind}
        title={title}
        creator={creator}
        {...(year && { year })}
        {...(palette && { palette })}
        className={classes(
          'absolute inset-0 size-full object-cover shadow-none!',
          is === 'here' && 'opacity-0',
        )}
      />
      {pictureUrl && is !== 'broken' && (
        <img
          src={ownImage(pictureUrl, width)}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setState({ of: pictureUrl, is: 'here' })}
          onError={() => setState({ of: pictureUrl, is: 'broken' })}
          className={classes(
            'edged absolute inset-0 size-full transition-opacity duration-[var(--calm)]',
            isArt ? 'object-contain' : 'object-cover',
            is === 'here' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  );
});
