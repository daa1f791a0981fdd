import type { Work } from '../work.ts';
import { ArtworkFrame } from './artwork-frame.tsx';
import { PaletteStrip } from './palette-strip.tsx';
import type { Picture } from './use-picture.ts';

type Props = { work: Work; picture: Picture; isArtistic: boolean; showsPalette: boolean };

/** What only the rooms of artworks have at their head: the work itself, and its colours on demand. */
export function ArtworkHead({ work, picture, isArtistic, showsPalette }: Props) {
  return (
    <>
      <ArtworkFrame work={work} picture={picture} isArtistic={isArtistic} />
      {showsPalette && <PaletteStrip palette={picture.palette} />}
    </>
  );
}
