import { expect, test } from 'vitest';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { searchIdeas } from './search-ideas.ts';

const names = (query: string) => searchIdeas(query).map(({ name }) => name);

test('every concept is the first found under its own name', () => {
  for (const { name } of SHELF_CONCEPTS) expect(names(name)[0], name).toBe(name);
});

test.each([
  ['dunnng kruger', 'Dunning-Kruger effect'],
  ['oppertunity', 'Opportunity cost'],
  ['simpsons', "Simpson's paradox"],
  ['utilitarism', 'Utilitarianism'],
  ['bayes', 'Bayesian updating'],
  ['ockham', "Occam's razor"],
])('a slip of the finger or half a word is forgiven: %j finds %s', (typed, wanted) => {
  expect(names(typed)).toContain(wanted);
});

test('a word of the definition leads to the concept, the name of a category to what is in it', () => {
  expect(names('irrelevant number')).toContain('Anchoring');
  expect(searchIdeas('ethics').some(({ category }) => category === 'Philosophy & Ethics')).toBe(true);
});

test.each(['', '   ', 'zzzzqqqq', '%%%'])('%j finds nothing', (typed) => {
  expect(names(typed)).toEqual([]);
});
