import { expect, test } from 'vitest';
import { AROUND } from '../screens/around.ts';
import { SHELVES } from '../screens/shelves.ts';
import { barriersOn } from './all-screens.ts';

test('home, the shelves and every dialog over them stand in nobody’s way, in either theme, on a phone and a desk', async () => {
  expect(await barriersOn([...AROUND, ...SHELVES])).toEqual([]);
}, 600_000);
