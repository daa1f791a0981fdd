/**
 * What the catalogue adds to a start of the server, in time and memory: at a first start, and at a later one
 * with Node's compile cache. The type stripper, which any .ts file needs, is awake before the clock starts.
 * node bench/catalogue-load.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEASURE = `
await import('#contract/kinds.ts');
globalThis.gc();
const before = process.memoryUsage();
const cpuStart = process.cpuUsage();
const start = performance.now();
const { knowledgeOf } = await import('#catalogue/knowledge.ts');
const { searchCatalogue } = await import('#catalogue/search-catalogue.ts');
const loaded = performance.now() - start;
const used = process.cpuUsage(cpuStart);
const firstStart = performance.now();
knowledgeOf({ kind: 'book', title: '1984', creator: 'Orwell' });
searchCatalogue('orwell');
const first = performance.now() - firstStart;
globalThis.gc();
const after = process.memoryUsage();
console.log(JSON.stringify({
  loaded,
  cpu: (used.user + used.system) / 1000,
  first,
  heap: after.heapUsed - before.heapUsed,
  resident: after.rss - before.rss,
}));
`;

interface Sample {
  loaded: number;
  cpu: number;
  first: number;
  heap: number;
  resident: number;
}

function measure(env: NodeJS.ProcessEnv): Sample {
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', MEASURE], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
  return JSON.parse(output) as Sample;
}

function report(name: string, samples: Sample[]) {
  const sorted = (key: keyof Sample) => samples.map((sample) => sample[key]).sort((a, b) => a - b);
  const median = (key: keyof Sample) => sorted(key)[Math.floor(samples.length / 2)] ?? 0;
  const milliseconds = (key: keyof Sample) =>
    `${median(key).toFixed(1)} ms (best ${sorted(key)[0]?.toFixed(1)})`;
  console.log(`${name}
  load         ${milliseconds('loaded')}, of processor time ${milliseconds('cpu')}; wanted: under 40 ms
  first use    ${milliseconds('first')} more, once, to index names and words
  heap         ${(median('heap') / 1e6).toFixed(1)} MB; wanted: under 25 MB
  resident     ${(median('resident') / 1e6).toFixed(1)} MB`);
}

const ROUNDS = 9;
report(
  'first start',
  Array.from({ length: ROUNDS }, () => measure({})),
);
const cache = mkdtempSync(join(tmpdir(), 'colloquy-compile-cache-'));
try {
  measure({ NODE_COMPILE_CACHE: cache });
  report(
    'later start',
    Array.from({ length: ROUNDS }, () => measure({ NODE_COMPILE_CACHE: cache })),
  );
} finally {
  rmSync(cache, { recursive: true });
}
