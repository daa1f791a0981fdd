import { PaletteStrip } from './palette-strip.tsx';
import { Wall, type WallProps } from './wall.tsx';

/** What only the rooms of artworks have at their head: the work itself, and its colours on demand. */
export function ArtworkHead({ showsPalette, ...wall }: WallProps & { showsPalette: boolean }) {
  return (
    <>
      <Wall {...wall} />
      {showsPalette && <PaletteStrip palette={wall.picture.palette} />}
    </>
  );
}
