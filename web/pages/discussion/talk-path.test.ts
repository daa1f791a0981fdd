import { expect, test } from 'vitest';
import { besideAt, objectiveAt } from '../../routes/discussion-path.ts';
import { readParam } from '../../routes/url-params.ts';
import { talkPath } from './talk-path.ts';
import { talkParam } from './use-discussion.ts';

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
