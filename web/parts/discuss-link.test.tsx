// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../kit/toast.ts';
import { DiscussLink } from './discuss-link.tsx';

const asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/library');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path: `${init.method} ${path}`, body: JSON.parse(String(init.body)) });
    return answer();
  });
  render(
    <DiscussLink discussed={{ kind: 'book', itemId: 7 }} title="Emma" creator="Jane Austen">
      Discuss
    </DiscussLink>,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const link = () => screen.getByRole('link', { name: /Discuss/ });

test('begins the discussion once, however often it is pressed, and goes there', async () => {
  answer = async () => Response.json({ id: 1 }, { status: 201 });
  fireEvent.click(link());
  fireEvent.click(link());
  await waitFor(() => expect(window.location.pathname).toBe('/discuss/book/7'));
  expect(asked).toEqual([
    {
      path: 'POST /api/discussions',
      body: { kind: 'book', itemId: 7, title: 'Emma', creator: 'Jane Austen' },
    },
  ]);
});

test('does not fetch back whoever went elsewhere while it was being opened', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  fireEvent.click(link());
  cleanup();
  resolve(Response.json({ id: 1 }));
  await new Promise((done) => setTimeout(done, 20));
  expect(window.location.pathname).toBe('/library');
});

test('in a new tab it is a link like any other', () => {
  answer = async () => Response.json({ id: 1 });
  expect(link().getAttribute('href')).toBe('/discuss/book/7');
  // Kept from leaving the test's page; the component must not have taken the click for itself.
  let taken: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link(), { ctrlKey: true });
  expect(taken).toBe(false);
  expect(asked).toEqual([]);
});

test('says why it could not, stays, and may be tried again', async () => {
  answer = async () => Response.json({ message: 'That does not exist.', code: 'not_found' }, { status: 404 });
  fireEvent.click(link());
  await waitFor(() => expect(toasts.current()[0]?.description).toBe('That does not exist.'));
  expect(window.location.pathname).toBe('/library');
  answer = async () => Response.json({ id: 1 });
  fireEvent.click(link());
  await waitFor(() => expect(window.location.pathname).toBe('/discuss/book/7'));
});
