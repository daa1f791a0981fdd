/**
 * How long a search over the whole catalogue takes: for each query the best of six, so that a busy machine
 * counts less. node bench/catalogue-search.ts
 */
import { makeSearch } from '#catalogue/search.ts';
import { catalogueSearchEntries } from '#catalogue/search-catalogue.ts';

const entries = catalogueSearchEntries();
const began = performance.now();
const search = makeSearch(entries);
const built = performance.now() - began;

const titles = entries.map(({ title }) => title);
const words = titles.flatMap((title) => title.split(' ')).filter((word) => word.length > 4);
const QUERIES: Record<string, string[]> = {
  'whole titles': titles,
  'three letters': titles.map((title) => title.slice(0, 3)),
  'title and maker': entries.map(({ title, creator }) => `${title} ${creator}`),
  'a letter left out': words.map((word) => word.slice(0, 2) + word.slice(3)),
  'two letters swapped': words.map((word) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`),
  'nothing to find': words.map((word) => `${[...word].reverse().join('')}qz`),
  ISBN: entries.flatMap(({ isbn13 }) => isbn13 ?? []),
  'one letter': [...'abcdefghijklmnopqrstuvwxyz'],
};

const milliseconds = (value: number) => `${value.toFixed(3)} ms`;
const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

console.log(`index of ${entries.length} entries built in ${milliseconds(built)}`);
let slowest = 0;
for (const [name, queries] of Object.entries(QUERIES)) {
  const times = queries.map((query) => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 6; round++) {
      const start = performance.now();
      search(query);
      least = Math.min(least, performance.now() - start);
    }
    return least;
  });
  times.sort((a, b) => a - b);
  slowest = Math.max(slowest, at(times, 0.99));
  console.log(
    `${name.padEnd(20)} median ${milliseconds(at(times, 0.5))}  p99 ${milliseconds(at(times, 0.99))}  worst ${milliseconds(at(times, 1))}`,
  );
}
console.log(`slowest p99 ${milliseconds(slowest)} (wanted: under 2 ms)`);
