import type { Composition } from './composition.ts';
import type { Drawn } from './frame.ts';
import type { Palette } from './palettes.ts';
import { hashText } from './seed.ts';
import type { Sheet } from './sheet.ts';
import { splitSubtitle, visualLength } from './wording.ts';

type Some<T> = readonly [T, ...T[]];

/** Draws in one of the compositions with one of the palettes; both follow from the seed. */
export function drawOneOf(
  compositions: Some<Composition>,
  palettes: Some<Palette>,
  salt: { form: string; colour: string },
  sheet: Sheet,
  { title, creator, year, seed, dice }: Drawn,
): { composition: string; palette: string } {
  const composition = choose(compositions, title, `${seed}|${salt.form}`);
  const palette = palettes[hashText(`${seed}|${salt.colour}`) % palettes.length] ?? palettes[0];
  const { main, sub } = splitSubtitle(title);
  composition.draw(sheet, { title: main, sub, creator, year, palette, dice });
  return { composition: composition.name, palette: palette.name };
}

/** Long titles go to the compositions with room for them. */
function choose(all: Some<Composition>, title: string, seed: string): Composition {
  const length = visualLength(title);
  const able = all.filter((composition) => composition.holds >= length);
  return able[hashText(seed) % able.length] ?? all[0];
}
