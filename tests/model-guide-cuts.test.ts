import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineFault } from '#guide/engines/fault.ts';
import { type Post, postWith } from '#guide/engines/model/post.ts';
import { providerPost } from '#server/guide/provider-post.ts';
import { guideAt, hear } from './providers/asking.ts';
import { DIALECTS, type Dialect } from './providers/dialects.ts';
import { type Mock, startMock } from './providers/mock.ts';
import { PIECES } from './providers/script.ts';
import { sampleRequest } from './sample-talk.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

/** Hundreds of cuts each; beside a browser they take their time. */
const LONGEST_MS = 300_000;

const REPLY = PIECES.join('');

const PATHS: Record<Dialect, string> = {
  openai: '/chat/completions',
  anthropic: '/messages',
  google: '/models/m:streamGenerateContent',
};
async function recorded(dialect: Dialect): Promise<Buffer> {
  mock.play({});
  const answer = await fetch(mock.baseUrl(dialect) + PATHS[dialect], {
    method: 'POST',
    body: '{"stream":true}',
  });
  return Buffer.from(await answer.arrayBuffer());
}

/** Where in the bytes the provider has said that the reply is complete. */
const FINISH: Record<Dialect, string> = {
  openai: '"finish_reason":"stop"}]}',
  anthropic: '"stop_reason":"end_turn"',
  google: '"finishReason":"STOP"',
};

/** Asks for a cut at one place, once: what a second call would bring is another question. */
function cutting(post: Post, cutAt: number): Post {
  let calls = 0;
  return (url, { headers, ...rest }) =>
    calls++ > 0
      ? Promise.reject(new TypeError('once is enough'))
      : post(url, { ...rest, headers: { ...headers, 'x-cut-at': String(cutAt) } });
}

/** What is wrong with how the guide took a stream that ends after so many bytes; null if nothing is. */
async function wrongAt(
  cutAt: number,
  finished: number,
  dialect: Dialect,
  post: Post,
): Promise<string | null> {
  const limits = {
    retryAfterMs: -1,
    silenceMs: 5_000,
    firstTokenMs: 5_000,
    firstWordsMs: 10_000,
    replyMs: 10_000,
  };
  const guide = guideAt(mock, dialect, { post: cutting(post, cutAt), limits });
  const { text, spoken, error } = await hear(guide.reply(sampleRequest(), new AbortController().signal));
  const whole = spoken?.state === 'done' && text === REPLY && cutAt >= finished;
  const broken =
    error instanceof EngineFault &&
    error.code === (text === '' ? 'unavailable' : 'interrupted') &&
    error.said.trim() === text.trim() &&
    REPLY.startsWith(text);
  return whole || broken ? null : `cut at ${cutAt}: ${error ?? spoken?.state}, “${text}”`;
}

describe.each(DIALECTS)('a stream of %s', (dialect) => {
  it.each([
    { cutBy: 'fin', way: 'a lean request', post: providerPost(), step: 1 },
    { cutBy: 'rst', way: 'a lean request', post: providerPost(), step: 1 },
    { cutBy: 'fin', way: 'fetch', post: postWith(fetch), step: 4 },
    { cutBy: 'rst', way: 'fetch', post: postWith(fetch), step: 4 },
  ] as const)(
    'read by $way and cut at any byte by $cutBy is whole or known to be broken',
    {
      timeout: LONGEST_MS,
    },
    async ({ cutBy, post, step }) => {
      const bytes = await recorded(dialect);
      const finished = bytes.indexOf(FINISH[dialect]) + FINISH[dialect].length;
      expect(finished).toBeGreaterThan(500);
      const offsets = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) => at * step);
      mock.play((call) => ({ cutAt: Number(call.headers['x-cut-at']), cutBy }));
      const wrong: string[] = [];
      const lanes = Array.from({ length: 16 }, async () => {
        for (let next = offsets.pop(); next !== undefined; next = offsets.pop()) {
          const fault = await wrongAt(next, finished, dialect, post);
          if (fault) wrong.push(fault);
        }
      });
      await Promise.all(lanes);
      expect(wrong).toEqual([]);
    },
  );
});
