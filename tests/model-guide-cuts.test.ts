import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineFault } from '#guide/engines/fault.ts';
import { sampleRequest } from '#guide/prompts/sample-talk.ts';
import { guideAt, hear } from './providers/asking.ts';
import { DIALECTS, type Dialect } from './providers/dialects.ts';
import { type Mock, startMock } from './providers/mock.ts';
import { PIECES } from './providers/script.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());

const REPLY = PIECES.join('');

async function recorded(dialect: Dialect): Promise<Buffer> {
  mock.play({});
  const path = {
    openai: '/chat/completions',
    anthropic: '/messages',
    google: '/models/m:streamGenerateContent',
  }[dialect];
  const answer = await fetch(mock.baseUrl(dialect) + path, { method: 'POST', body: '{"stream":true}' });
  return Buffer.from(await answer.arrayBuffer());
}

/** Where in the bytes the provider has said that the reply is complete. */
const FINISH: Record<Dialect, string> = {
  openai: '"finish_reason":"stop"}]}',
  anthropic: '"stop_reason":"end_turn"',
  google: '"finishReason":"STOP"',
};

describe.each(DIALECTS)('a stream of %s that is cut', (dialect) => {
  it.each(['fin', 'rst'] as const)(
    'at any byte, by %s, is whole or known to be broken',
    { timeout: 60_000 },
    async (cutBy) => {
      const bytes = await recorded(dialect);
      const finished = bytes.indexOf(FINISH[dialect]) + FINISH[dialect].length;
      expect(finished).toBeGreaterThan(100);
      const offsets = Array.from({ length: bytes.length }, (_, at) => at);
      mock.play((call) => ({ cutAt: Number(call.headers['x-cut-at']), cutBy }));
      const wrong: string[] = [];
      const cut = async (cutAt: number) => {
        // One call only: what a second one would bring is another question.
        let calls = 0;
        const fetchCut: typeof fetch = (url, options) => {
          if (calls++ > 0) return Promise.reject(new TypeError('once is enough'));
          const headers = new Headers(options?.headers);
          headers.set('x-cut-at', String(cutAt));
          return fetch(url, { ...options, headers });
        };
        const { text, spoken, error } = await hear(
          guideAt(mock, dialect, {
            fetch: fetchCut,
            limits: { retryAfterMs: -1, silenceMs: 5_000, firstTokenMs: 5_000 },
          }).reply(sampleRequest(), new AbortController().signal),
        );
        const whole = spoken?.state === 'done' && text === REPLY && cutAt >= finished;
        const broken =
          error instanceof EngineFault &&
          error.code === (text === '' ? 'unavailable' : 'interrupted') &&
          error.said.trim() === text.trim() &&
          REPLY.startsWith(text);
        if (whole === broken) wrong.push(`at ${cutAt}: ${error ?? spoken?.state}, “${text}”`);
      };
      const lanes = Array.from({ length: 16 }, async () => {
        for (let next = offsets.pop(); next !== undefined; next = offsets.pop()) await cut(next);
      });
      await Promise.all(lanes);
      expect(wrong).toEqual([]);
    },
  );
});
