// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { call, whenSessionEnds } from '../call.ts';
import { createQueryClient } from './query-client.ts';
import { enter, fetchSession, logout, noticeSessionEnded, sessionQuery } from './session.ts';

const ada = { id: 1, email: 'ada@example.org', firstName: 'Ada', lastName: '' } as User;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('the cookie alone is enough: without a stored token the server is still asked', async () => {
  fetchMock.mockResolvedValueOnce(json(200, ada));
  expect(await fetchSession()).toEqual(ada);
  expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
});

test('a stored token goes along as bearer', async () => {
  localStorage.setItem('authToken', 't0ken');
  fetchMock.mockResolvedValueOnce(json(200, ada));
  await fetchSession();
  expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer t0ken' });
});

test('a 401 is a visitor, whose dead token is forgotten', async () => {
  localStorage.setItem('authToken', 'dead');
  fetchMock.mockResolvedValueOnce(json(401, { message: 'Please log in first.', code: 'not_signed_in' }));
  expect(await fetchSession()).toBeNull();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a server out of reach signs nobody out', async () => {
  localStorage.setItem('user', JSON.stringify(ada));
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchSession()).toEqual(ada);
  fetchMock.mockResolvedValueOnce(json(503, { message: 'Busy', code: 'unavailable' }));
  expect(await fetchSession()).toEqual(ada);
});

test('signing in forgets what the one before had in memory', () => {
  const client = new QueryClient();
  client.setQueryData(['/api/books'], ['somebody else’s']);
  enter(client, { user: ada, token: 'fresh' });
  expect(client.getQueryData(['/api/books'])).toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(ada);
  expect(localStorage.getItem('authToken')).toBe('fresh');
});

test('whichever call finds the session over turns the person into a visitor', async () => {
  const client = createQueryClient();
  whenSessionEnds(() => noticeSessionEnded(client));
  enter(client, { user: ada, token: 'fresh' });
  fetchMock.mockResolvedValueOnce(json(401, { message: 'Please log in first.', code: 'not_signed_in' }));
  await call('GET /api/books').catch(() => undefined);
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('logout always ends at the front page, even when the server fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('authToken', 't');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const leave = vi.fn();
  await logout(leave);
  expect(leave).toHaveBeenCalledOnce();
  expect(localStorage.getItem('authToken')).toBeNull();
  // The session is ended as soon as the server can be reached.
  expect(localStorage.getItem('colloquy:left')).not.toBeNull();
});
