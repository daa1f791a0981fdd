import { expect, test } from 'vitest';
import { AROUND } from '../screens/around.ts';
import { ENTRANCES } from '../screens/entrances.ts';
import { barriersOn } from './all-screens.ts';

/** Half a minute on a machine with nothing else to do; what is busy may take ten times as long. */
const LONGEST_MS = 900_000;

test(
  'the ways in, home, and what is reached from every page stand in nobody’s way',
  async () => {
    expect(await barriersOn([...ENTRANCES, ...AROUND])).toEqual([]);
  },
  LONGEST_MS,
);
