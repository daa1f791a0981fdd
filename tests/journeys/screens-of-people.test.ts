import { expect, test } from 'vitest';
import { ENTRANCES } from '../screens/entrances.ts';
import { OWN } from '../screens/own.ts';
import { ROOMS } from '../screens/rooms.ts';
import { barriersOn } from './all-screens.ts';

test('the ways in, the room in all its states, one’s own pages and the administrators’ stand in nobody’s way', async () => {
  expect(await barriersOn([...ENTRANCES, ...OWN, ...ROOMS])).toEqual([]);
}, 600_000);
