import { expect, it } from 'vitest';
import { jsonPieces } from '../../json-pieces.ts';
import { measured } from './measured.ts';

it('takes up no more of an import than was measured, and little less', async () => {
  const entries = Array.from({ length: 500 }, (_, n) => ({
    n,
    text: 'She said "no"\n\\ 百年孤独'.repeat(5),
  }));
  const slices = async function* () {
    yield entries;
  };
  const file = measured(jsonPieces({ a: 1, entries: slices() }, '\n'));
  const text = (await Array.fromAsync(file.texts)).join('');
  const request = Buffer.byteLength(JSON.stringify(text));
  expect(file.taken()).toBeGreaterThanOrEqual(request);
  expect(file.taken()).toBeLessThan(request * 1.1);
});
