import { drawOneOf } from '../choice.ts';
import type { Drawer } from '../frame.ts';
import { BOOK_PALETTES } from '../palettes.ts';
import type { Dice } from '../seed.ts';
import { rect } from '../svg.ts';
import { BOOK_COMPOSITIONS } from './compositions.ts';

/** Found by search: with it, the shelves of our own catalogue come out most evenly mixed, no two alike side by side. */
const SALT = { form: 'form104515', colour: 'colour40456' };

export const BOOKS: Drawer = {
  draw: (sheet, drawn) => {
    const made = drawOneOf(BOOK_COMPOSITIONS, BOOK_PALETTES, SALT, sheet, drawn);
    sheet.add(hinge(drawn.dice));
    return made;
  },
};

/** The groove where a board opens, so that a flat picture still reads as a bound book. */
function hinge(dice: Dice): string {
  const x = dice.pick([7, 9, 11]);
  return rect(0, 0, x, 450, '#000', { opacity: 0.1 }) + rect(x, 0, 1.6, 450, '#fff', { opacity: 0.16 });
}
