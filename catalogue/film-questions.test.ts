import { expect, test } from 'vitest';
import { FILM_QUESTIONS } from './film-questions.ts';

test('six questions on a film: what it is about, inspiration, themes, why a classic, scenes, reception', () => {
  expect(FILM_QUESTIONS.map(({ slug }) => slug)).toEqual([
    'about',
    'inspiration',
    'themes',
    'classic',
    'scenes',
    'reception',
  ]);
});

test.each(FILM_QUESTIONS)('$label is sent as a longer prompt that names the film', ({ label, prompt }) => {
  const sent = prompt('Cléo from 5 to 7');
  expect(label).toMatch(/\?$/);
  expect(label.length).toBeLessThanOrEqual(28);
  expect(sent).toContain('“Cléo from 5 to 7”');
  expect(sent.length).toBeGreaterThan(label.length * 3);
  expect(sent.length).toBeLessThan(400);
});
