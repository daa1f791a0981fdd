import { type Dispatcher, getGlobalDispatcher, request } from 'undici';
import type { Post } from '#guide/engines/model/post.ts';

/**
 * Sends to a provider without fetch's web streams, which cost more for each token than all the rest. Whatever
 * came while nobody read comes in one piece, so a turn that is read slowly is read in fewer, longer pieces.
 */
export const providerPost =
  (dispatcher: Dispatcher = getGlobalDispatcher()): Post =>
  async (url, { headers, body, signal }) => {
    const answer = await request(url, { method: 'POST', headers, body, signal, dispatcher });
    // A connection that breaks is seen by whoever reads; nobody else need hear of it.
    answer.body.on('error', () => {});
    const pieces = answer.body[Symbol.asyncIterator]();
    return {
      status: answer.statusCode,
      header(name) {
        const value = answer.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      },
      next: () =>
        pieces.next().then(
          ({ done, value }) => (done ? null : value),
          () => null,
        ),
      cancel: () => void answer.body.destroy(),
    };
  };
