import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownWorkQuery } from './own-work.ts';

const fetchMock = vi.fn<typeof fetch>();
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const collection = (...things: object[]) => fetchMock.mockResolvedValueOnce(Response.json(things));

test('a film of one’s own is in its room with director, year and genres', async () => {
  collection({
    id: 3,
    title: 'Alien',
    director: 'Ridley Scott',
    year: 1979,
    genre: 'Horror, Sci-Fi',
    posterUrl: null,
  });
  expect(await client.fetchQuery(ownWorkQuery(client, 'movie', 3))).toMatchObject({
    kind: 'movie',
    itemId: 3,
    title: 'Alien',
    creator: 'Ridley Scott',
    year: '1979',
    genres: ['Horror', 'Sci-Fi'],
  });
});

test('a concept kept among the books opens the discussions of the concept', async () => {
  collection({ id: 4, title: 'Inversion', author: 'Exploration', coverUrl: null });
  expect(await client.fetchQuery(ownWorkQuery(client, 'book', 4))).toMatchObject({
    kind: 'concept',
    itemId: null,
    title: 'Inversion',
  });
});

test('what was added in another tab is found all the same; what is nowhere is missing', async () => {
  client.setQueryData(['/api/artworks'], [{ id: 1, title: 'Old', artist: 'X' }]);
  collection({ id: 1, title: 'Old', artist: 'X' }, { id: 2, title: 'New', artist: 'Y' });
  expect(await client.fetchQuery(ownWorkQuery(client, 'artwork', 2))).toMatchObject({ title: 'New' });
  collection();
  expect(await client.fetchQuery(ownWorkQuery(client, 'artwork', 9))).toBeNull();
});
