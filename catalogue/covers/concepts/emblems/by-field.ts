import { DECISION_EMBLEMS } from './decisions.ts';
import type { Emblem } from './emblem.ts';
import { ETHICS_EMBLEMS } from './ethics.ts';
import { LOGIC_EMBLEMS } from './logic.ts';
import { MARKET_EMBLEMS } from './markets.ts';
import { MIND_EMBLEMS } from './minds.ts';
import { SYSTEM_EMBLEMS } from './systems.ts';
import { VOICE_EMBLEMS } from './voices.ts';

/** In the order of the seven fields. */
export const EMBLEMS: readonly (readonly [Emblem, ...Emblem[]])[] = [
  DECISION_EMBLEMS,
  MIND_EMBLEMS,
  MARKET_EMBLEMS,
  SYSTEM_EMBLEMS,
  LOGIC_EMBLEMS,
  VOICE_EMBLEMS,
  ETHICS_EMBLEMS,
];
