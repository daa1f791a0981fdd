import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces, jsonFile, measured } from './json-file.ts';

const read = async (pieces: AsyncIterable<Uint8Array>): Promise<string> =>
  Buffer.concat(await Array.fromAsync(pieces)).toString('utf8');

it('reads back as what was written, whatever it was and however long', async () => {
  const lists = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.array(fc.jsonValue()));
  await fc.assert(
    fc.asyncProperty(fc.string(), lists, async (text, given) => {
      const file = await read(inPieces(jsonFile({ text }, given)));
      expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify({ text, ...given })));
    }),
    { numRuns: 60 },
  );
});

it('sends long lists in pieces, and cuts no character in two', async () => {
  const entries = Array.from({ length: 3000 }, (_, n) => ({ n, text: '百年孤独 👩‍👩‍👧‍👦'.repeat(5) }));
  const pieces = await Array.fromAsync(inPieces(jsonFile({ a: 1 }, { entries })));
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces) new TextDecoder('utf-8', { fatal: true }).decode(piece);
  expect(JSON.parse(Buffer.concat(pieces).toString('utf8'))).toEqual({ a: 1, entries });
});

it('takes up no more of an import than was measured, and little less', async () => {
  const entries = Array.from({ length: 500 }, (_, n) => ({
    n,
    text: 'She said "no"\n\\ 百年孤独'.repeat(5),
  }));
  const file = measured(jsonFile({ a: 1 }, { entries }));
  const request = Buffer.byteLength(JSON.stringify(await read(inPieces(file.texts))));
  expect(file.taken()).toBeGreaterThanOrEqual(request);
  expect(file.taken()).toBeLessThan(request * 1.1);
});

it('breaks off where reading failed, rather than end as if it were whole', async () => {
  const broken = async function* () {
    yield { n: 1 };
    throw new Error('the database went away');
  };
  const pieces = inPieces(jsonFile({ a: 1 }, { entries: broken() }));
  await expect(read(pieces)).rejects.toThrow('the database went away');
});

it('lets everybody else have a turn after each piece', async () => {
  let turns = 0;
  let going = true;
  const count = () => {
    turns += 1;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  const entries = Array.from({ length: 5000 }, () => 'x'.repeat(200));
  const pieces = await Array.fromAsync(inPieces(jsonFile({ a: 1 }, { entries })));
  going = false;
  expect(pieces.length).toBeGreaterThan(10);
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
});
