import { useQuery } from '@tanstack/react-query';
import type { CoverInput } from '#catalogue/covers/cover.ts';
import { classes } from '../kit/classes.ts';

const RATIOS = { book: 'aspect-[2/3]', concept: 'aspect-[2/3]', movie: 'aspect-[2/3]', artwork: '' } as const;

/**
 * The cover made from title and maker, for works without a picture. It has no words for screen
 * readers: they stand beside it. The drawing code comes when the first cover is wanted.
 */
export function GeneratedCover({ className, ...work }: CoverInput & { className?: string }) {
  const { data } = useQuery({
    queryKey: ['cover', work],
    queryFn: async () => {
      const { coverSvg } = await import('#catalogue/covers/cover.ts');
      return `data:image/svg+xml,${encodeURIComponent(coverSvg(work))}`;
    },
  });
  const look = classes('block w-full rounded-[3px] bg-sunk shadow-lift', RATIOS[work.kind], className);
  // Drawn when it comes near the screen: a wall of 72 would otherwise hold up its first frames.
  return data ? (
    <img src={data} alt="" loading="lazy" decoding="async" className={look} />
  ) : (
    <span aria-hidden="true" className={look} />
  );
}
