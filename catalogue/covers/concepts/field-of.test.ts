import { expect, test } from 'vitest';
import { CONCEPT_AUTHOR } from '#contract/kinds.ts';
import { CONCEPTS } from '../../concepts.ts';
import { coverSvg } from '../cover.ts';

test('an idea kept in the collection has the very cover it has among the ideas, in the hue of its field', () => {
  for (const { name, category } of CONCEPTS) {
    const own = coverSvg({ kind: 'concept', title: name, creator: category });
    for (const kind of ['book', 'concept'] as const)
      expect(coverSvg({ kind, title: name, creator: CONCEPT_AUTHOR }), name).toBe(own);
  }
});

test('a kept idea that is not ours still gets a cover', () => {
  expect(coverSvg({ kind: 'book', title: 'My own idea', creator: CONCEPT_AUTHOR })).toContain('My own');
});
