import { expect, test } from 'vitest';
import { CONCEPT_CATEGORIES, categorySlug } from '#catalogue/lists.ts';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { categoryPath, conceptPath } from '../../routes/concept-path.ts';
import { decide } from '../../routes/decide.ts';
import { CATEGORIES, categoryAt, conceptWithId, neighbours } from './categories.ts';

test('seven categories of two levels hold every concept once', () => {
  expect(CATEGORIES.map(({ name }) => name)).toEqual(CONCEPT_CATEGORIES);
  expect(CATEGORIES.flatMap(({ concepts }) => concepts).length).toBe(SHELF_CONCEPTS.length);
  for (const { levels } of CATEGORIES) {
    expect(levels.map(({ title, grade, concepts }) => [title, grade, concepts.length])).toEqual([
      ['Level 1: Must Know', 'Essential', 10],
      ['Level 2: Good to Know', 'Advanced', 10],
    ]);
  }
});

test('a pasted link brings the same category or concept', () => {
  for (const category of CATEGORIES) {
    const decision = decide(categoryPath(category.name), 'person');
    expect(decision).toMatchObject({
      page: 'concept-category',
      params: { category: categorySlug(category.name) },
    });
    expect(categoryAt(categorySlug(category.name))).toBe(category);
  }
  for (const concept of SHELF_CONCEPTS) {
    expect(decide(conceptPath(concept), 'person')).toMatchObject({
      page: 'concept',
      params: { concept: concept.id },
    });
    expect(conceptWithId(concept.id)).toBe(concept);
  }
});

test('an address that names nothing finds nothing', () => {
  expect(categoryAt('astrology')).toBeNull();
  expect(categoryAt('')).toBeNull();
  expect(categoryAt(undefined)).toBeNull();
  expect(conceptWithId('constructor')).toBeNull();
});

test('the first has nothing before it, the last nothing after it', () => {
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  expect(neighbours([a, b, c], a)).toEqual({ after: b });
  expect(neighbours([a, b, c], b)).toEqual({ before: a, after: c });
  expect(neighbours([a, b, c], c)).toEqual({ before: b });
  expect(neighbours([a, b], c)).toEqual({});
});
