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

it('hands out fewer at a time where they are large, and one alone that is larger than that', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 150_000 }), { maxLength: 400 }), (sizes) => {
      const batches = [...inBatches(sizes, (size) => size)];
      expect(batches.flat()).toEqual(sizes);
      for (const batch of batches) {
        expect([1, 2, 4, 8, 16, 32, 64, 128]).toContain(batch.length);
        const sum = batch.reduce((all, size) => all + size, 0);
        expect(batch.length === 1 || sum <= 100_000).toBe(true);
      }
    }),
  );
});
