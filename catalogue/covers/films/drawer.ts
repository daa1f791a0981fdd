import { drawOneOf } from '../choice.ts';
import type { Drawer } from '../frame.ts';
import { FILM_PALETTES } from '../palettes.ts';
import { FILM_COMPOSITIONS } from './compositions.ts';

/** Found by search, as for books. */
const SALT = { form: 'form165400', colour: 'colour58815' };

export const FILMS: Drawer = {
  draw: (sheet, drawn) => drawOneOf(FILM_COMPOSITIONS, FILM_PALETTES, SALT, sheet, drawn),
};
