/**
 * What it is worth that writes which come together share a commit: five hundred small transactions one after
 * the other, each with a commit of its own, and the same five hundred in one instant. Runs in turns, so that
 * both meet the same disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/store/store.ts';

const WRITES = 500;
const ROUNDS = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-commits-'));
const { write, close } = await openStore({ dataDir, databaseUrl: undefined, pool: 1 });
let keys = 0;
const one = () =>
  write.transaction().execute(async (step) => {
    const key = `bench ${++keys}`;
    await step.insertInto('settings').values({ key, value: 'x' }).execute();
    await step.updateTable('settings').set({ value: 'y' }).where('key', '=', key).execute();
  });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const apart: number[] = [];
const together: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  apart.push(
    await timed(async () => {
      for (let n = 0; n < WRITES; n++) await one();
    }),
  );
  together.push(await timed(() => Promise.all(Array.from({ length: WRITES }, one))));
}
const [a, b] = [middle(apart), middle(together)];
console.log(`${WRITES} writes, a commit each:    ${a.toFixed(0)} ms`);
console.log(`${WRITES} writes in one instant:    ${b.toFixed(0)} ms   (${(a / b).toFixed(1)} times faster)`);

await close();
rmSync(dataDir, { recursive: true });
