import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { wayOf } from './ways.ts';

const origin = 'https://books.example.org';
const asked = (path: string, more: Partial<Parameters<typeof wayOf>[0]> = {}) =>
  wayOf({ method: 'GET', url: origin + path, mode: 'cors', accept: 'application/json', ...more }, origin);
const opened = (path: string) => asked(path, { mode: 'navigate', accept: 'text/html' });

test.each([
  '/',
  '/library',
  '/insights?item=3',
  '/discuss/book/7?talk=2',
  '/concept-categories/x/y',
  '/login',
])('a page of the app opens from what is kept: %s', (path) => expect(opened(path)).toBe('page'));

test.each([
  '/book-discussion/abc',
  '/movie-discussion/abc',
  '/art-discussion/abc?x=1',
  '/concept-discussion/1',
  '/api/docs',
  '/api/export?format=json',
  '/metrics',
  '/api/openapi.json',
])('the server alone answers for %s', (path) => expect(opened(path)).toBe('pass'));

test('a stream is never answered here, whatever its address', () => {
  for (const path of ['/api/discussions/7/stream', '/api/chat', '/api/books', '/api/discussions/7/messages'])
    expect(asked(path, { accept: 'text/event-stream' })).toBe('pass');
  expect(asked('/api/discussions/7/stream')).toBe('pass');
});

test('a change is never answered here', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
    expect(asked('/api/books', { method })).toBe('pass');
});

test('nothing of another house is touched', () => {
  expect(
    wayOf({ method: 'GET', url: 'https://elsewhere.example/api/books', mode: 'cors', accept: null }, origin),
  ).toBe('pass');
});

test('of the calls only those are kept that show a person their own', () => {
  const kept = Object.values(api)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    .filter((path) => asked(path.replace(/\{\w+\}/g, '7')) !== 'pass')
    .sort();
  expect(kept).toEqual([
    '/api/artworks',
    '/api/auth/user',
    '/api/books',
    '/api/custom-objectives',
    '/api/discussions',
    '/api/discussions/{id}',
    '/api/discussions/{id}/messages',
    '/api/home',
    '/api/images',
    '/api/insights',
    '/api/insights/mastery',
    '/api/insights/time',
    '/api/movies',
    '/api/pictures/{name}',
    '/api/suggestion',
  ]);
});
