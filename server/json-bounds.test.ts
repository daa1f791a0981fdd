import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from './json-bounds.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('how deep and large JSON is', () => {
  it('is told before it is parsed, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        const text = bytes(JSON.stringify(value));
        const depth = depthOf(value);
        const values = 1_000_000;
        expect(isWithin(text, { depth, values })).toBe(true);
        if (depth > 0) expect(isWithin(text, { depth: depth - 1, values })).toBe(false);
      }),
    );
  });

  it('counts values, not what stands in texts', () => {
    const most = { depth: 5, values: 10 };
    expect(isWithin(bytes(JSON.stringify(Array(10).fill(0))), most)).toBe(true);
    expect(isWithin(bytes(JSON.stringify(Array(11).fill(0))), most)).toBe(false);
    expect(isWithin(bytes(JSON.stringify({ a: ',[{"\\",\\"'.repeat(1_000) })), most)).toBe(true);
  });

  it('is told soon of what is made to be slow', () => {
    const most = { depth: 32, values: 250_000 };
    for (const part of ['[', '{"a":', '"', '\\"', '"\\', '[],', ',', '\\']) {
      const text = bytes(part.repeat(4_000_000 / part.length));
      const begun = performance.now();
      isWithin(text, most);
      expect(performance.now() - begun, part).toBeLessThan(1_000);
    }
  });
});
