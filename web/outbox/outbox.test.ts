import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '#tests/memory-caches.ts';
import { flush, hasArrived, keepOnItsWay, letGo, onTheirWay } from './outbox.ts';

const message = (key: string, at: string) => ({
  key,
  discussionId: 3,
  path: '/api/chat',
  body: { userMessage: key, clientMessageId: key },
  at: `2026-03-01T12:0${at}:00Z`,
});
const asked: string[] = [];
let signedIn = 7;
const answering = (statuses: Record<string, number | 'nobody'>) =>
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { userMessage } = JSON.parse(body) as { userMessage: string };
    asked.push(userMessage);
    const status = statuses[userMessage] ?? 200;
    if (status === 'nobody') throw new TypeError('Failed to fetch');
    return new Response('', { status, headers: { 'x-person': String(signedIn) } });
  });

beforeEach(async () => {
  asked.length = 0;
  signedIn = 7;
  vi.stubGlobal('caches', memoryCaches());
  await keepOnItsWay(7, message('second', '2'));
  await keepOnItsWay(7, message('first', '1'));
  for (const key of ['first', 'second']) letGo(key);
});

describe('messages on their way', () => {
  test('go in the order they were written, and once', async () => {
    answering({});
    expect((await flush(7)).map(({ key }) => key)).toEqual(['first', 'second']);
    await flush(7);
    expect(asked).toEqual(['first', 'second']);
  });

  test('stay, in their order, while the server cannot be reached or cannot take them', async () => {
    for (const status of ['nobody', 500, 503, 429, 401] as const) {
      asked.length = 0;
      answering({ first: status });
      expect(await flush(7)).toEqual([]);
      expect(asked).toEqual(['first']);
    }
    expect((await onTheirWay(7)).map(({ key }) => key)).toEqual(['first', 'second']);
  });

  test('are left to their room when the server refuses them, and hold up no others', async () => {
    answering({ first: 404 });
    expect((await flush(7)).map(({ key }) => key)).toEqual(['second']);
    expect(await onTheirWay(7)).toEqual([]);
  });

  test('are sent by nobody but who wrote them', async () => {
    answering({});
    expect(await flush(8)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('wait for who wrote them while somebody else is signed in, whose they are not', async () => {
    answering({ first: 404, second: 404 });
    signedIn = 8;
    expect(await flush(7)).toEqual([]);
    expect(asked).toEqual(['first']);
    answering({});
    signedIn = 7;
    expect((await flush(7)).map(({ key }) => key)).toEqual(['first', 'second']);
  });

  test('are left to the room that is just sending them', async () => {
    answering({});
    await keepOnItsWay(7, message('third', '0'));
    expect((await flush(7)).map(({ key }) => key)).toEqual(['first', 'second']);
    letGo('third');
    expect((await flush(7)).map(({ key }) => key)).toEqual(['third']);
  });

  test('are not sent once their writer took them back', async () => {
    answering({});
    await hasArrived(7, 'first');
    await flush(7);
    expect(asked).toEqual(['second']);
  });
});
