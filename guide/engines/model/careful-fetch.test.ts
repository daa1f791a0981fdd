import { expect, it } from 'vitest';
import { carefulFetch } from './careful-fetch.ts';

const answering = (length: number) => {
  let asked: RequestInit | undefined;
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (pulled >= length) controller.close();
      else controller.enqueue(new Uint8Array(100_000));
      pulled += 100_000;
    },
  });
  const fetch = (async (_url: string, options?: RequestInit) => {
    asked = options;
    return new Response(body, { status: 201, headers: { 'x-a': 'b' } });
  }) as typeof globalThis.fetch;
  return { fetch: carefulFetch(fetch), asked: () => asked, pulled: () => pulled };
};

it('hands an answer on as it is', async () => {
  const { fetch } = answering(300_000);
  const answer = await fetch('http://h/');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-a')).toBe('b');
  expect((await answer.arrayBuffer()).byteLength).toBe(300_000);
});

it('gives up on an answer without end, and soon', async () => {
  const { fetch, pulled } = answering(Number.POSITIVE_INFINITY);
  const answer = await fetch('http://h/');
  await expect(answer.text()).rejects.toThrow(/longer than/);
  expect(pulled()).toBeLessThan(1_500_000);
});

it('never follows a redirect, whatever was asked for', async () => {
  const { fetch, asked } = answering(0);
  await fetch('http://h/', { redirect: 'follow', method: 'POST' });
  expect(asked()).toEqual({ redirect: 'error', method: 'POST' });
});
