import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from '#catalogue/objectives.ts';
import { DIMENSIONS, KINDS } from '#contract/kinds.ts';
import { type Stood, suggestionFor } from './suggestion.ts';

const item = (kind: Stood['kind'], ...scores: (number | null)[]): Stood => ({
  kind,
  concepts: DIMENSIONS.map((name, place) => ({ name, score: scores[place] ?? null, reflections: 2 })),
});

describe('the suggestion of the day', () => {
  it('is none where nothing was shown yet', () => {
    expect(suggestionFor([], 5)).toBeNull();
    expect(suggestionFor([item('book', null, null, null)], 5)).toBeNull();
  });

  it('is the dimension that stands lowest over all works, and says on what that rests', () => {
    const items = [item('book', 80, 40, 70), item('movie', 90, 60, null)];
    expect(suggestionFor(items, 0)).toMatchObject({
      dimension: 'Real-world Application',
      item: items[0],
      score: 50,
      reflections: 4,
      works: 2,
      isLowest: true,
    });
  });

  it('compares nothing where there is one dimension alone', () => {
    expect(suggestionFor([item('concept', 70)], 3)).toMatchObject({ score: 70, isLowest: false, works: 1 });
  });

  it('turns to another work each day, and never asks for a second work', () => {
    const items = [
      item('artwork', null, null, 30),
      item('artwork', null, null, 40),
      item('book', null, null, 50),
    ];
    const days = Array.from({ length: 60 }, (_, day) => suggestionFor(items, 20_000 + day));
    expect(new Set(days.slice(0, 3).map((one) => one?.item)).size).toBe(3);
    expect(days.map((one) => one?.objective)).not.toContain('Compare Artworks');
  });

  it('always has an objective that feeds its dimension', () => {
    const score = fc.option(fc.integer({ min: 0, max: 100 }));
    const some = fc.array(
      fc
        .tuple(fc.constantFrom(...KINDS), score, score, score)
        .map(([kind, ...three]) => item(kind, ...three)),
    );
    fc.assert(
      fc.property(some, fc.nat(40_000), (items, day) => {
        const found = suggestionFor(items, day);
        const shown = items.some(({ concepts }) => concepts.some((one) => one.score !== null));
        expect(found !== null).toBe(shown);
        if (found) {
          expect(sharesOf(found.item.kind, found.objective).map(({ dimension }) => dimension)).toEqual([
            found.dimension,
          ]);
        }
      }),
    );
  });
});
