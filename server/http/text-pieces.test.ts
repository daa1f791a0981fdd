import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces, PIECE, piecesOf } from './text-pieces.ts';

const decode = (pieces: Uint8Array[]) =>
  pieces.map((piece) => new TextDecoder('utf-8', { fatal: true }).decode(piece)).join('');

describe('a long text in pieces', () => {
  it('is whole again when they are put together, none too large and no character cut in two', async () => {
    const text = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(400_000));
    await fc.assert(
      fc.asyncProperty(text, async ([unit, length]) => {
        const whole = unit.repeat(Math.ceil(length / unit.length)).toWellFormed();
        const texts = await Array.fromAsync(piecesOf(whole));
        expect(texts.join('') === whole).toBe(true);
        for (const one of texts) expect(one.length <= PIECE && one.isWellFormed()).toBe(true);
        const bytes = await Array.fromAsync(inPieces(piecesOf(whole)));
        expect(decode(bytes) === whole).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('lets everybody else have a turn after each piece', async () => {
    let turns = 0;
    let going = true;
    const count = () => {
      turns += 1;
      if (going) setImmediate(count);
    };
    setImmediate(count);
    const pieces = await Array.fromAsync(inPieces(piecesOf('x'.repeat(20 * PIECE))));
    going = false;
    expect(pieces).toHaveLength(20);
    expect(turns).toBeGreaterThanOrEqual(pieces.length - 1);
  });
});
