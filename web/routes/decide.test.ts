import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, nextAfterLogin, withNext } from './decide.ts';
import { ROUTES } from './table.ts';

const landingPaths = [
  '/',
  '/start-here',
  '/book-objectives',
  '/books',
  '/movie-objectives',
  '/art-objectives',
  '/art',
  '/concept-categories',
  '/concept-categories/logic-reasoning',
  '/concept-categories/logic-reasoning/occams-razor',
  '/insights',
  '/library',
];
const openPaths = [
  '/login',
  '/signup',
  '/onboarding',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
];
const loginPaths = [
  '/profile',
  '/settings',
  '/help',
  '/admin',
  '/admin/users/7',
  '/discuss/book/7',
  '/discuss/book/featured/1491',
  '/begin/book',
];
const sharedPaths = [
  '/book-discussion/x',
  '/art-discussion/x',
  '/movie-discussion/x',
  '/concept-discussion/x',
];

describe('a visitor', () => {
  test.each(landingPaths)('gets the front page at %s', (path) => {
    expect(decide(path, 'visitor').show).toBe('landing');
  });

  test.each(loginPaths)('is sent from %s to log in, and knows the way back', (path) => {
    expect(decide(`${path}?tab=2`, 'visitor')).toEqual({
      show: 'redirect',
      to: `/login?next=${encodeURIComponent(`${path}?tab=2`)}`,
    });
  });
});

describe('anybody, even before we know who', () => {
  test.each([...openPaths, ...sharedPaths])('reaches %s', (path) => {
    for (const who of ['loading', 'visitor', 'person', 'admin'] as const) {
      expect(decide(path, who).show).toBe('page');
    }
  });

  test.each(['/nowhere', '/books/7', '/admin/users', '/admin/users/7/x', '/%'])(
    'gets a 404 at %s',
    (path) => {
      expect(decide(path, 'person')).toEqual({ show: 'not-found', title: '404 Page Not Found' });
    },
  );
});

describe('a signed-in person', () => {
  test.each(landingPaths)('gets the page itself at %s, after a spinner', (path) => {
    expect(decide(path, 'loading').show).toBe('spinner');
    expect(decide(path, 'person').show).toBe('page');
  });

  test('finds the library under help, the profile under settings, art under its two names', () => {
    expect(decide('/help', 'person')).toMatchObject({ page: 'library' });
    expect(decide('/settings', 'person')).toMatchObject({ page: 'profile' });
    expect(decide('/art-objectives', 'person')).toMatchObject(decide('/art', 'person'));
  });

  test('is sent home from the dashboard and denied a user’s details', () => {
    expect(decide('/admin', 'person')).toEqual({ show: 'redirect', to: '/' });
    expect(decide('/admin/users/7', 'person')).toMatchObject({
      show: 'access-denied',
      title: 'Access Denied',
    });
  });

  test('a slash at the end and a query make no difference', () => {
    expect(decide('/library/?q=emma', 'person')).toMatchObject({ page: 'library' });
  });
});

test('an admin gets the dashboard and a user’s details', () => {
  expect(decide('/admin', 'admin')).toMatchObject({ show: 'page', page: 'admin' });
  expect(decide('/admin/users/42', 'admin')).toMatchObject({ page: 'admin-user', params: { id: '42' } });
});

test('every page has a title of its own', () => {
  const titles = new Map(ROUTES.map((route) => [route.page, route.title]));
  expect(new Set(titles.values()).size).toBe(titles.size);
});

describe('the way back after logging in', () => {
  const origin = 'https://colloquy.example';

  test('leads to where somebody was going', () => {
    expect(nextAfterLogin('/insights?book=3#top', origin)).toBe('/insights?book=3#top');
    expect(withNext('/login', '/')).toBe('/login');
  });

  test.each([
    null,
    '',
    '//evil.example',
    '/.//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
  ])('leads home instead of to %j', (wanted) => {
    expect(nextAfterLogin(wanted, origin)).toBe('/');
  });

  test('never leads to another site, whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((s) => `/${s}`),
        ),
        (wanted) => {
          const next = nextAfterLogin(wanted, origin);
          expect(new URL(next, origin).origin).toBe(origin);
        },
      ),
    );
  });
});
