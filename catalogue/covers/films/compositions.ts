import type { Composition } from '../composition.ts';
import { city } from './city.ts';
import { intertitle } from './intertitle.ts';
import { iris } from './iris.ts';
import { letterbox } from './letterbox.ts';
import { loneFigure } from './lone-figure.ts';
import { paperCut } from './paper-cut.ts';
import { rays } from './rays.ts';
import { spotlight } from './spotlight.ts';
import { threeShots } from './three-shots.ts';
import { vortex } from './vortex.ts';
import { wideType } from './wide-type.ts';

export const FILM_COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  letterbox,
  paperCut,
  wideType,
  spotlight,
  loneFigure,
  city,
  iris,
  vortex,
  threeShots,
  rays,
  intertitle,
];
