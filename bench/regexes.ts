/** `npm run bench -- regexes [characters]`: every regular expression of ours against strings made to keep it busy. */
import { everyRegex } from '../tests/attack/every-regex.ts';
import { hostileStrings } from '../tests/attack/hostile-strings.ts';
import { within } from '../tests/attack/within.ts';

const LIMIT_MS = 1000;
const length = Number(process.argv[2] ?? 50_000);

const worst: { ms: number; what: string; with: string }[] = [];
let tried = 0;
const all = await everyRegex();
for (const { source, flags, file } of all) {
  let most = { ms: 0, with: '' };
  const regex = new RegExp(source, flags);
  const strings = hostileStrings(source, flags, length);
  // Thousands of contexts cost more than what they watch over, so one is for all, and again one by one where that was long.
  const together = within(LIMIT_MS, () => {
    for (const text of strings) {
      const begun = performance.now();
      text.replace(regex, '');
      const ms = performance.now() - begun;
      if (ms > most.ms) most = { ms, with: text.slice(0, 24) };
    }
  });
  tried += strings.length;
  if (together === null)
    for (const text of strings) {
      const ms = within(LIMIT_MS, () => text.replace(regex, '')) ?? Number.POSITIVE_INFINITY;
      if (ms > most.ms) most = { ms, with: text.slice(0, 24) };
      if (ms === Number.POSITIVE_INFINITY) break;
    }
  worst.push({ ...most, what: `${file} /${source.slice(0, 90)}/${flags}` });
}
worst.sort((a, b) => b.ms - a.ms);
console.log(`${all.length} regular expressions, ${tried} strings of ${length} characters`);
for (const one of worst.filter(({ ms }) => ms > 20).slice(0, 150))
  console.log(`${one.ms.toFixed(0).padStart(9)} ms  ${one.what}  with ${JSON.stringify(one.with)}`);
