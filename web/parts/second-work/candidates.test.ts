import { expect, test } from 'vitest';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import type { Artwork } from '#contract/artworks.ts';
import { featuredArtwork } from '../gallery/featured.ts';
import { candidatesFor, findAmong } from './candidates.ts';

const featured = SHELF_ARTWORKS.map(featuredArtwork);
const own = (id: number, title: string, artist: string): Artwork => ({
  id,
  userId: 1,
  title,
  artist,
  year: null,
  medium: null,
  dimensions: null,
  location: null,
  movement: null,
  imageUrl: null,
  notes: null,
  lastSession: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

test('a work is never offered to stand beside itself, and each other one is offered once', () => {
  const first = { title: 'mona lisa', creator: 'Leonardo Da Vinci' };
  const mine = [own(2, 'Blue Door', 'Ann'), own(1, 'Guernica', 'Pablo Picasso')];
  const offered = candidatesFor(first, mine, featured);
  expect(offered.some(({ title }) => title === 'Mona Lisa')).toBe(false);
  expect(offered).toHaveLength(featured.length); // one more of one's own, one less of ours
  expect(offered.slice(0, 2).map(({ title, isOwn }) => [title, isOwn])).toEqual([
    ['Blue Door', true],
    ['Guernica', true],
  ]);
  expect(offered.filter(({ title }) => title === 'Guernica')).toHaveLength(1);
});

test('one’s own and the famous ones are searched together', () => {
  const offered = candidatesFor({ title: 'Mona Lisa', creator: 'x' }, [own(1, 'Blue Door', 'Ann')], featured);
  expect(findAmong(offered, 'blue door').map(({ title }) => title)).toEqual(['Blue Door']);
  expect(findAmong(offered, 'picasso').length).toBeGreaterThan(1);
  expect(findAmong(offered, 'no such work')).toEqual([]);
});
