import type { Palette } from './palettes.ts';
import type { Dice } from './seed.ts';
import type { Sheet } from './sheet.ts';

/** What a composition is given to work with. */
export interface Brief {
  /** The title, and its second line where it has one. */
  title: string;
  sub: string;
  creator: string;
  year: string;
  palette: Palette;
  dice: Dice;
}

/** One designer's way of making a cover. */
export interface Composition {
  name: string;
  /** The longest title, as `visualLength` counts, that still looks well in it. */
  holds: number;
  draw(sheet: Sheet, brief: Brief): void;
}

/** Proportions 2:3. */
export const COVER_WIDTH = 300;
export const COVER_HEIGHT = 450;
