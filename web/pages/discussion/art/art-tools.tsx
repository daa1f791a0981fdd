import { Brush, Palette } from 'lucide-react';
import { classes } from '../../../kit/classes.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import * as say from '../../../words/picture.ts';

type Props = { showsPalette: boolean; onPalette: () => void; isArtistic: boolean; onMode: () => void };
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What the bar has more for an artwork. */
export function ArtTools({ showsPalette, onPalette, isArtistic, onMode }: Props) {
  const on = 'border-line-strong! text-accent!';
  return (
    <>
      <IconButton
        label={showsPalette ? say.hideThePalette : say.showThePalette}
        aria-pressed={showsPalette}
        onClick={onPalette}
        className={classes(showsPalette && on)}
      >
        <Palette {...ICON} />
      </IconButton>
      <IconButton
        label={isArtistic ? say.toMinimalMode : say.toArtisticMode}
        aria-pressed={isArtistic}
        onClick={onMode}
        className={classes(isArtistic && on)}
      >
        <Brush {...ICON} />
      </IconButton>
    </>
  );
}
