import { expect, test } from 'vitest';
import { SHELVES } from '../screens/shelves.ts';
import { barriersOn } from './all-screens.ts';

/** Half a minute on a machine with nothing else to do; what is busy may take ten times as long. */
const LONGEST_MS = 900_000;

test(
  'the shelves and every dialog over them stand in nobody’s way, in either theme, on a phone and a desk',
  async () => {
    expect(await barriersOn(SHELVES)).toEqual([]);
  },
  LONGEST_MS,
);
