/** How long one cover takes to make, and how large it is: node bench/covers.ts */
import { makeCover } from '#catalogue/covers/cover.ts';
import { SHELF } from '#catalogue/covers/shelf.ts';

const ROUNDS = 40;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const first = performance.now();
const works = Object.values(SHELF).flat();
for (const work of works) makeCover(work);
console.log(`cold: ${works.length} covers in ${(performance.now() - first).toFixed(0)} ms`);

for (const [shelf, kept] of Object.entries(SHELF)) {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const work of kept) {
      const from = performance.now();
      const { svg } = makeCover(work);
      times.push(performance.now() - from);
      if (round === 0) sizes.push(svg.length);
    }
  }
  times.sort((a, b) => a - b);
  sizes.sort((a, b) => a - b);
  const kilobytes = (share: number) => (at(sizes, share) / 1000).toFixed(1);
  console.log(
    `${shelf.padEnd(9)} median ${at(times, 0.5).toFixed(3)} ms  p99 ${at(times, 0.99).toFixed(3)} ms  ` +
      `size median ${kilobytes(0.5)} kB  p99 ${kilobytes(0.99)} kB`,
  );
}
