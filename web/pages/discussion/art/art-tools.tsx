import { Brush, Palette } from 'lucide-react';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { MenuButton } from '../../../kit/menu.tsx';
import * as say from '../../../words/picture.ts';

type Props = { showsPalette: boolean; onPalette: () => void; isArtistic: boolean; onMode: () => void };
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const IN_MENU = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ON = 'border-line-strong! text-accent!';

/** What the bar has more for an artwork: on a phone one menu, so that the work's name keeps its room. */
export function ArtTools({ showsPalette, onPalette, isArtistic, onMode }: Props) {
  const palette = showsPalette ? say.hideThePalette : say.showThePalette;
  const mode = isArtistic ? say.toMinimalMode : say.toArtisticMode;
  return (
    <>
      <div className="flex gap-2 max-sm:hidden">
        <IconButton
          label={palette}
          aria-pressed={showsPalette}
          onClick={onPalette}
          className={classes(showsPalette && ON)}
        >
          <Palette {...ICON} />
        </IconButton>
        <IconButton
          label={mode}
          aria-pressed={isArtistic}
          onClick={onMode}
          className={classes(isArtistic && ON)}
        >
          <Brush {...ICON} />
        </IconButton>
      </div>
      <div className="sm:hidden">
        <MenuButton
          name={say.paletteAndMode}
          aria-label={say.paletteAndMode}
          groups={[
            [
              { label: palette, icon: <Palette {...IN_MENU} />, onSelect: onPalette },
              { label: mode, icon: <Brush {...IN_MENU} />, onSelect: onMode },
            ],
          ]}
          className={buttonStyle('quiet', 'icon')}
        >
          <Palette {...ICON} />
        </MenuButton>
      </div>
    </>
  );
}
