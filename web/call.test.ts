import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Book } from '#contract/books.ts';
import { CallError, call, UnreachableError, wordsFor } from './call.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterEach(() => fetchMock.mockReset());

function answer(status: number, body: string, headers: Record<string, string> = {}, statusText = ''): void {
  fetchMock.mockResolvedValueOnce(new Response(body, { status, statusText, headers }));
}

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${error}`);
  return error;
}

describe('what goes out', () => {
  test('the name of a call carries its method and path, parameters are encoded', async () => {
    answer(200, '{}', { 'content-type': 'application/json' });
    await call('PUT /api/books/{id}', { params: { id: 'a/b' }, body: { title: 'Emma' } });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/books/a%2Fb',
      expect.objectContaining({ method: 'PUT', credentials: 'include', body: '{"title":"Emma"}' }),
    );
  });

  test('a picture goes out as a form, whose boundary the browser sets', async () => {
    answer(200, '{"profileImageUrl":"/p"}', { 'content-type': 'application/json' });
    const body = new FormData();
    await call('POST /api/profile/picture', { body });
    const sent = fetchMock.mock.calls[0]?.[1];
    expect(sent?.body).toBe(body);
    expect(sent?.headers).not.toHaveProperty('content-type');
  });
});

describe('what comes back', () => {
  test('the answer in the contract’s shape', async () => {
    answer(200, '[]', { 'content-type': 'application/json' });
    const books = await call('GET /api/books');
    expect(books).toEqual([]);
    expectTypeOf(books).toEqualTypeOf<Book[]>();
  });

  test('one kept from before, but not to whoever wants to know what is true now', async () => {
    const before = { 'content-type': 'application/json', 'x-last-seen': '1780000000000' };
    answer(200, '[]', before);
    expect(await call('GET /api/books')).toEqual([]);
    answer(200, '[]', before);
    await expect(call('GET /api/books', { onlyNow: true })).rejects.toBeInstanceOf(UnreachableError);
  });

  test('nothing for an answer without content', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await call('POST /api/auth/logout')).toBeUndefined();
  });
});

describe('an answer that is not OK', () => {
  test('is an error "STATUS: body text" that keeps code, fields and the words for people', async () => {
    const body =
      '{"message":"Please check the marked fields.","code":"invalid","fields":{"title":"Title is required"}}';
    answer(400, body);
    const error = await failure(call('GET /api/books'));
    expect(error.message).toBe(`400: ${body}`);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      words: 'Please check the marked fields.',
      fields: { title: 'Title is required' },
    });
  });

  test('has the status text where the body is empty', async () => {
    answer(502, '', {}, 'Bad Gateway');
    expect((await failure(call('GET /api/books'))).message).toBe('502: Bad Gateway');
  });

  test.each(['<html>nginx</html>', 'null', '"text"', '{"message":"'])(
    'makes sense of the body %j',
    async (body) => {
      answer(500, body);
      const error = await failure(call('GET /api/books'));
      expect(error.message).toBe(`500: ${body}`);
      expect(wordsFor(error)).toBe('Something went wrong. Please try again.');
    },
  );

  test('says how long to wait when there were too many', async () => {
    answer(429, '{"message":"Too many tries.","code":"too_many"}', { 'retry-after': '30' });
    expect((await failure(call('GET /api/books'))).retryAfter).toBe(30);
  });
});

describe('no answer at all', () => {
  test('is told from a refusal, with its cause kept', async () => {
    const cause = new TypeError('Failed to fetch');
    fetchMock.mockRejectedValueOnce(cause);
    const error: unknown = await call('GET /api/books').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreachableError);
    expect((error as Error).cause).toBe(cause);
    expect(wordsFor(error)).toMatch(/cannot be reached/);
  });

  test('a call that was given up is no failure of the network', async () => {
    const aborted = new DOMException('aborted', 'AbortError');
    fetchMock.mockRejectedValueOnce(aborted);
    await expect(call('GET /api/books')).rejects.toBe(aborted);
  });
});
