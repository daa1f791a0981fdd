import type { Composition } from '../composition.ts';
import { arches } from './arches.ts';
import { bands } from './bands.ts';
import { botanical } from './botanical.ts';
import { colourField } from './colour-field.ts';
import { contour } from './contour.ts';
import { cutouts } from './cutouts.ts';
import { horizon } from './horizon.ts';
import { letterform } from './letterform.ts';
import { lineField } from './line-field.ts';
import { marbled } from './marbled.ts';
import { notebook } from './notebook.ts';
import { orbits } from './orbits.ts';
import { ornament } from './ornament.ts';
import { patterned } from './patterned.ts';
import { quarterBound } from './quarter-bound.ts';
import { quarterTiles } from './quarter-tiles.ts';
import { stack } from './stack.ts';
import { swiss } from './swiss.ts';
import { textile } from './textile.ts';
import { titlePage } from './title-page.ts';
import { woodcut } from './woodcut.ts';

export const BOOK_COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  ornament,
  swiss,
  marbled,
  stack,
  botanical,
  letterform,
  quarterBound,
  contour,
  colourField,
  woodcut,
  patterned,
  arches,
  bands,
  orbits,
  textile,
  horizon,
  quarterTiles,
  notebook,
  lineField,
  cutouts,
  titlePage,
];
