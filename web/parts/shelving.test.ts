// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { booksQuery } from '../data/books.ts';
import { listenToOtherTabs } from '../data/other-tabs.ts';
import { createQueryClient } from '../data/query-client.ts';
import { toasts } from '../kit/toast.ts';
import { shelve, shelved, unshelve } from './shelving.ts';

const book = (title: string, author: string) => ({ id: title.length, title, author }) as Book;
const books = [book('Loss aversion', 'Exploration'), book('Loss Aversion', 'A. Person')];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return Response.json(init.method === 'GET' ? books : book('Flow', 'Exploration'));
  });
});

test('a work is known by title and author together, in any case and accent', () => {
  expect(shelved(books, { title: 'LOSS AVERSION', author: 'exploration' })).toBe(books[0]);
  expect(shelved(books, { title: 'Loss aversion', author: 'a person' })).toBe(books[1]);
  expect(shelved(books, { title: 'Loss aversion', author: 'Somebody' })).toBeUndefined();
  expect(shelved(undefined, { title: 'Loss aversion', author: 'Exploration' })).toBeUndefined();
});

test('what is there already is not added again, even when the list had yet to be fetched', async () => {
  await shelve(createQueryClient(), { title: 'Loss aversion', author: 'Exploration' }, 'collection');
  expect(asked).toEqual(['GET /api/books']);
  expect(toasts.current()[0]?.title).toBe('“Loss aversion” is in your collection already');
});

test('what is new stands first in the list at once, and can be undone for ten seconds', async () => {
  const client = createQueryClient();
  await shelve(client, { title: 'Flow', author: 'Exploration' }, 'collection');
  expect(asked).toEqual(['GET /api/books', 'POST /api/books']);
  expect(client.getQueryData(booksQuery.queryKey)?.map(({ title }) => title)).toEqual([
    'Flow',
    'Loss aversion',
    'Loss Aversion',
  ]);
  expect(toasts.current()[0]).toMatchObject({ duration: 10_000, action: { label: 'Undo' } });
});

test('where the page itself shows what was added, no notification stands over it', async () => {
  const before = toasts.current()[0];
  expect(
    await shelve(createQueryClient(), { title: 'Flow', author: 'Exploration' }, 'library', 'quietly'),
  ).toBe(true);
  expect(toasts.current()[0]).toBe(before);
});

test('the other tabs are told of what came and what went', async () => {
  const client = createQueryClient();
  const told: string[] = [];
  class Channel {
    postMessage(list: string): void {
      told.push(list);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  listenToOtherTabs(client);
  await shelve(client, { title: 'Flow', author: 'Exploration' }, 'collection');
  await vi.waitFor(() => expect(told).toEqual(['/api/books']));
  await unshelve(client, book('Flow', 'Exploration'), 'collection');
  await vi.waitFor(() => expect(told).toEqual(['/api/books', '/api/books']));
});
