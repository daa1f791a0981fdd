/** Whatever people type passes through regular expressions, and one that loses its way stops the whole server. */
import { expect, it } from 'vitest';
import { everyRegex } from './attack/every-regex.ts';
import { hostileStrings } from './attack/hostile-strings.ts';
import { within } from './attack/within.ts';

const LENGTH = 50_000;
/** Going through them once takes a millisecond or less; going through them for each character, seconds. */
const LIMIT_MS = 1_500;

it('no regular expression of ours takes long, whatever it is given', { timeout: 240_000 }, async () => {
  const all = await everyRegex();
  expect(all.length).toBeGreaterThan(150);
  const slow: string[] = [];
  for (const { source, flags, file } of all) {
    const regex = new RegExp(source, flags);
    const strings = hostileStrings(source, flags, LENGTH, { withHeads: false });
    const all = within(LIMIT_MS, () => strings.forEach((text) => void text.replace(regex, '')));
    const one =
      all === null && strings.find((text) => within(LIMIT_MS, () => text.replace(regex, '')) === null);
    if (one) slow.push(`${file} /${source}/${flags} ${JSON.stringify(one.slice(0, 20))}`);
  }
  expect(slow).toEqual([]);
});

it('and one that does is found out', () => {
  const [text = ''] = hostileStrings('T.*$', '', LENGTH).filter(
    (one) => one.startsWith('TT') && one.includes('\n'),
  );
  expect(within(200, () => text.replace(/T.*$/, ''))).toBeNull();
});
