import { useEffect, useState } from 'react';
import type { CoverInput } from '#catalogue/covers/frame.ts';
import { classes } from '../kit/classes.ts';
import { drawnCover, wantCover } from './drawn-covers.ts';

const RATIOS = { book: 'aspect-[2/3]', concept: 'aspect-[2/3]', movie: 'aspect-[2/3]', artwork: '' } as const;

/**
 * The cover made from title and maker, for works without a picture. It has no words for screen
 * readers: they stand beside it.
 */
export function GeneratedCover({ className, ...work }: CoverInput & { className?: string }) {
  const picture = useDrawnCover(work);
  const look = classes('edged block w-full rounded-[3px] bg-sunk shadow-lift', RATIOS[work.kind], className);
  // Drawn when it comes near the screen: a wall of 72 would otherwise hold up its first frames.
  return picture ? (
    <img src={picture} alt="" loading="lazy" decoding="async" className={look} />
  ) : (
    <span aria-hidden="true" className={look} />
  );
}

function useDrawnCover({ kind, title, creator, year, palette }: CoverInput): string | null {
  const colours = palette?.join();
  const [drawn, setDrawn] = useState<{ work: CoverInput; picture: string } | null>(null);
  const [work, setWork] = useState<CoverInput>({ kind, title, creator });
  const isSame =
    work.kind === kind &&
    work.title === title &&
    work.creator === creator &&
    work.year === year &&
    work.palette?.join() === colours;
  const wanted = isSame
    ? work
    : { kind, title, creator, ...(year !== undefined && { year }), ...(palette && { palette }) };
  if (!isSame) setWork(wanted);
  useEffect(() => {
    if (!drawnCover(work)) return wantCover(work, (picture) => setDrawn({ work, picture }));
  }, [work]);
  return drawn?.work === work ? drawn.picture : drawnCover(wanted);
}
