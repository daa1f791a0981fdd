import { expect, test } from 'vitest';
import type { Discussion } from '#contract/discussions.ts';
import { findTalks, indexTalks } from './find-talks.ts';

const talk = (id: number, more: Partial<Discussion>): Discussion => ({
  id,
  kind: 'book',
  itemId: id,
  slug: null,
  title: 'Émile',
  creator: 'Rousseau',
  objective: 'Critical Thinking',
  beside: null,
  name: null,
  messageCount: 2,
  lastMessageAt: '2026-03-01T12:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  ...more,
});

test('a talk is found by its work, its name, its objective and the second work, accents or not', () => {
  const index = indexTalks([
    talk(1, {}),
    talk(2, { name: 'On raising children' }),
    talk(3, { title: 'Las Meninas', kind: 'artwork', beside: { title: 'Guernica', creator: 'Picasso' } }),
  ]);
  const ids = (query: string) => findTalks(index, query).map(({ key }) => key);
  expect(ids('emile critical')).toEqual(['talk 1', 'talk 2']);
  expect(ids('children')).toEqual(['talk 2']);
  expect(ids('guernica')).toEqual(['talk 3']);
  expect(ids('emile guernica')).toEqual([]);
  expect(findTalks(index, 'children')[0]).toMatchObject({ title: 'On raising children' });
  expect(findTalks(index, 'children')[0]?.to).toMatch(/^\/discuss\/book\/2\?.*talk=2/);
});

test('without words the last ones come, and one that no page leads to is left out', () => {
  const index = indexTalks([talk(1, { itemId: null }), talk(2, {}), talk(3, {})]);
  expect(findTalks(index, '').map(({ key }) => key)).toEqual(['talk 2', 'talk 3']);
});
