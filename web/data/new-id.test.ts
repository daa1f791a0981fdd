import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('a name is made where the browser makes none, over plain HTTP', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 200 }, newId);
  for (const id of made) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(made).size).toBe(200);
});
