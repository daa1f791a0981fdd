import { expect, it } from 'vitest';
import { testWorld } from '#tests/world.ts';

const burst = async (of: number): Promise<number[]> => {
  const { person } = await testWorld();
  const ann = await person();
  const answers = await Promise.all(Array.from({ length: of }, () => ann.call('currentUser')));
  return answers.map(({ status }) => status);
};

it('a page that asks for much at once is served', async () => {
  expect(new Set(await burst(200))).toEqual(new Set([200]));
});

it('1,200 requests in a minute are served, and those after are told when to come back', async () => {
  const { person, clock } = await testWorld();
  const ann = await person();
  let served = 0;
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(Array.from({ length: 210 }, () => ann.call('currentUser')));
    served += answers.filter(({ status }) => status === 200).length;
  }
  expect(served).toBe(1200);
  const refused = await ann.call('currentUser');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  clock.now += wait * 1000;
  expect((await ann.call('currentUser')).status).toBe(200);
});
