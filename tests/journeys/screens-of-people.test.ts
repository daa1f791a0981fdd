import { expect, test } from 'vitest';
import { OWN } from '../screens/own.ts';
import { barriersOn } from './all-screens.ts';

/** Half a minute on a machine with nothing else to do; what is busy may take ten times as long. */
const LONGEST_MS = 900_000;

test(
  'one’s own pages and the administrators’ stand in nobody’s way',
  async () => {
    expect(await barriersOn(OWN)).toEqual([]);
  },
  LONGEST_MS,
);
