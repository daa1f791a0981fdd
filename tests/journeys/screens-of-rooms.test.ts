import { expect, test } from 'vitest';
import { ROOMS } from '../screens/rooms.ts';
import { barriersOn } from './all-screens.ts';

/** Half a minute on a machine with nothing else to do; what is busy may take ten times as long. */
const LONGEST_MS = 900_000;

test(
  'the room stands in nobody’s way in any of its states',
  async () => {
    expect(await barriersOn(ROOMS)).toEqual([]);
  },
  LONGEST_MS,
);
