import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const read = async (value: unknown, between?: string): Promise<string> =>
  (await Array.fromAsync(jsonPieces(value, between))).join('');
const slices = async function* <T>(all: readonly T[], size: number): AsyncGenerator<T[]> {
  yield [];
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
};
const size = fc.integer({ min: 1, max: 5 });

describe('JSON written bit by bit', () => {
  it('is what it would be written at once, whatever the list and however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), size, async (all, most) => {
        expect(await read(slices(all, most))).toBe(JSON.stringify(all));
      }),
    );
  });

  it('is so, too, for an object of fields and lists, and for entries that hold lists themselves', async () => {
    const entry = fc.record({ id: fc.integer(), said: fc.array(fc.jsonValue()) });
    const given = fc.record({ head: fc.jsonValue(), entries: fc.array(entry), more: fc.array(fc.string()) });
    await fc.assert(
      fc.asyncProperty(given, size, fc.constantFrom('', '\n'), async (whole, most, between) => {
        const inBits = {
          ...whole,
          left: undefined,
          entries: slices(
            whole.entries.map((one) => ({ ...one, said: slices(one.said, most) })),
            most,
          ),
          more: slices(whole.more, most),
        };
        const text = await read(inBits, between);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(whole)));
        if (between === '') expect(text).toBe(JSON.stringify(whole));
      }),
    );
  });

  it('has an entry a line where that is asked for', async () => {
    const text = await read({ a: 1, list: slices(['x', 'y'], 1), none: slices([], 1) }, '\n');
    expect(text).toBe('{"a":1,\n"list":[\n"x",\n"y"],\n"none":[]}');
  });

  it('breaks off where reading failed, rather than end as if it were whole', async () => {
    const broken = async function* () {
      yield [1];
      throw new Error('the database went away');
    };
    await expect(read({ list: broken() })).rejects.toThrow('the database went away');
  });
});
