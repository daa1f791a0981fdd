import { expect, test } from 'vitest';
import { besideAt, objectiveAt } from './discussion-path.ts';
import { discussedOf, talkParam, talkPath } from './talk-path.ts';
import { readParam } from './url-params.ts';

test.each(['General Discussion', 'Critical Thinking', 'What & why? #1'])(
  'a link to one talk under “%s” names the work, the objective and the talk',
  (objective) => {
    const path = talkPath({ kind: 'book', itemId: 4 }, { id: 12, objective, beside: null });
    const { pathname, search } = new URL(path, 'http://localhost');
    expect(pathname).toBe('/discuss/book/4');
    expect(objectiveAt(search)).toBe(objective);
    expect(readParam(search.slice(1), talkParam)).toBe(12);
  },
);

test('a link to a talk about two works names both', () => {
  const beside = { title: 'Guernica', creator: 'Pablo Picasso' };
  const path = talkPath({ kind: 'artwork', itemId: 4 }, { id: 12, objective: 'Compare Artworks', beside });
  const { search } = new URL(path, 'http://localhost');
  expect(besideAt(search)).toEqual(beside);
  expect(readParam(search.slice(1), talkParam)).toBe(12);
});

test('a link to something that was said names the message', () => {
  const path = talkPath({ kind: 'book', itemId: 4 }, { id: 12, objective: 'Application' }, 99);
  expect(path).toBe('/discuss/book/4?objective=Application&talk=12&message=99');
});

test.each([
  [
    { kind: 'book', itemId: 4, slug: null },
    { kind: 'book', itemId: 4 },
  ],
  [
    { kind: 'movie', itemId: null, slug: 'vertigo' },
    { kind: 'movie', slug: 'vertigo' },
  ],
  [
    { kind: 'concept', itemId: null, slug: 'inertia' },
    { kind: 'concept', slug: 'inertia' },
  ],
  [{ kind: 'artwork', itemId: null, slug: null }, null],
] as const)('a talk about %j has its place', (talk, place) => {
  expect(discussedOf(talk)).toEqual(place);
});
