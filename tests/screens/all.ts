import { AROUND } from './around.ts';
import { ENTRANCES } from './entrances.ts';
import { OWN } from './own.ts';
import { ROOMS } from './rooms.ts';
import type { Screen } from './screen.ts';
import { SHELVES } from './shelves.ts';

/** Every screen, dialog and state there is to look at. `tests/screens.test.ts` keeps each path of the app among them. */
export const SCREENS: readonly Screen[] = [...ENTRANCES, ...AROUND, ...SHELVES, ...OWN, ...ROOMS];
