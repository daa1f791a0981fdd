import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it('hands out every row once and in order, in eight sizes at most, whatever their number', () => {
  fc.assert(
    fc.property(fc.nat(3000), (count) => {
      const rows = Array.from({ length: count }, (_, n) => n);
      const batches = [...inBatches(rows)];
      expect(batches.flat()).toEqual(rows);
      for (const { length } of batches) expect([1, 2, 4, 8, 16, 32, 64, 128]).toContain(length);
    }),
  );
});
