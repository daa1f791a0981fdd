import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '#tests/manual-clock.ts';
import { EngineFault } from '../fault.ts';
import { LIMITS } from './limits.ts';
import type { Provider, Said } from './listen.ts';
import { openAiWire } from './openai-wire.ts';
import { postWith } from './post.ts';
import { speak, speakWhole } from './speak.ts';
import type { Ask } from './wire.ts';

/** One call of the provider, answered by hand: headers first, then what is written, when it is written. */
type Call = { signal: AbortSignal; say(piece: object | string): void; close(): void };

let clock: ReturnType<typeof manualClock>;
let calls: Call[];
let answer: (call: number) => Response | null | Promise<never>;

beforeEach(() => {
  clock = manualClock();
  calls = [];
  answer = () => null;
});
afterEach(() => expect(clock.waiting).toBe(0));

const fakeFetch = (async (_url: string, { signal }: RequestInit) => {
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      writer = controller;
    },
  });
  const write = (text: string) => writer?.enqueue(new TextEncoder().encode(text));
  calls.push({
    signal: signal as AbortSignal,
    say: (piece) => write(`data: ${typeof piece === 'string' ? piece : JSON.stringify(piece)}\n\n`),
    close: () => writer?.close(),
  });
  return (await answer(calls.length)) ?? new Response(body);
}) as typeof fetch;

const words = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
const thought = { choices: [{ index: 0, delta: { reasoning_content: 'hm' } }] };
const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const usage = { choices: [], usage: { prompt_tokens: 100, completion_tokens: 7 } };
const ask: Ask = { model: 'm', system: 'Lead.', lines: [{ role: 'user', text: 'Hello' }], maxTokens: 100 };

const provider = (): Provider => ({
  engine: 'openai:m',
  wire: openAiWire({ official: true }),
  endpoint: { baseUrl: 'http://provider/v1', apiKey: 'key' },
  post: postWith(fakeFetch),
  clock,
  limits: LIMITS,
});

/** Listens in the background; `end` is what it came to. */
function listening(signal = new AbortController().signal) {
  const heard = { text: '', end: null as Said | EngineFault | null };
  const stream = speak(provider(), ask, signal);
  const run = async () => {
    for (;;) {
      const step = await stream.next();
      if (step.done) return step.value;
      heard.text += step.value.text;
    }
  };
  run().then(
    (said) => {
      heard.end = said;
    },
    (fault) => {
      heard.end = fault;
    },
  );
  return heard;
}
const fault = (reason: string, code: string) =>
  expect.objectContaining({ name: 'EngineFault', reason, code });

describe('a provider that says nothing', () => {
  it('is given 20 seconds, asked once more, and given up after 45 in all', async () => {
    const heard = listening();
    await clock.advance(19_999);
    expect(calls).toHaveLength(1);
    await clock.advance(1);
    expect(calls[0]?.signal.aborted).toBe(true);
    await clock.advance(400);
    expect(calls).toHaveLength(2);
    await clock.advance(19_999);
    expect(heard.end).toBeNull();
    await clock.advance(1);
    expect(heard.end).toEqual(fault('no_first_token', 'unavailable'));
    expect(clock.now()).toBeLessThanOrEqual(45_000);
    expect(calls).toHaveLength(2);
  });

  it('does not gain time by starting a reply without a word in it', async () => {
    const heard = listening();
    await clock.advance(10_000);
    calls[0]?.say({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] });
    await clock.advance(10_400);
    expect(calls).toHaveLength(2);
    calls[1]?.say(words('Where?'));
    calls[1]?.say(stop);
    calls[1]?.say(usage);
    await clock.advance(1_000);
    expect(heard.end).toMatchObject({ text: 'Where?', state: 'done' });
  });

  it('may think for longer, but not beyond 45 seconds', async () => {
    const heard = listening();
    for (let second = 0; second < 44; second++) {
      calls[0]?.say(thought);
      await clock.advance(1_000);
    }
    expect(heard.end).toBeNull();
    await clock.advance(1_000);
    expect(heard.end).toEqual(fault('no_first_token', 'unavailable'));
    expect(calls).toHaveLength(1);
  });
});

describe('a reply under way', () => {
  it('is interrupted after 30 seconds of silence; what was shown is kept and nothing asked again', async () => {
    const heard = listening();
    await clock.advance(5_000);
    calls[0]?.say(words('You say '));
    await clock.advance(29_999);
    expect(heard).toEqual({ text: 'You say ', end: null });
    await clock.advance(1);
    expect(heard.end).toEqual(fault('silent', 'interrupted'));
    expect(heard.end).toMatchObject({ said: 'You say ' });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('is cut after 120 seconds', async () => {
    const heard = listening();
    for (let second = 0; second < 119; second++) {
      await clock.advance(1_000);
      calls[0]?.say(words('on '));
    }
    expect(heard.end).toBeNull();
    await clock.advance(1_000);
    expect(heard.end).toEqual(fault('too_slow', 'interrupted'));
  });

  it('is cut at 20,000 characters, not in the middle of one', async () => {
    const heard = listening();
    await clock.advance(0);
    calls[0]?.say(words(`a${'🙂'.repeat(15_000)}`));
    await clock.advance(0);
    expect(heard.end).toEqual(fault('too_long', 'interrupted'));
    expect(heard.text).toBe(`a${'🙂'.repeat(9_999)}`);
  });

  it('is complete only when the provider says so', async () => {
    const heard = listening();
    await clock.advance(0);
    calls[0]?.say(words('Where?'));
    calls[0]?.close();
    await clock.advance(0);
    expect(heard.end).toEqual(fault('broken_off', 'interrupted'));
  });

  it('counts its tokens by the provider’s figures', async () => {
    const heard = listening();
    await clock.advance(0);
    for (const piece of [words('Where?'), stop, usage, '[DONE]']) calls[0]?.say(piece);
    await clock.advance(0);
    expect(heard.end).toMatchObject({ usage: { input: 100, output: 7, estimated: false } });
    await clock.advance(1_000);
  });

  it('does not wait long for figures that do not come, and marks the estimate', async () => {
    const heard = listening();
    await clock.advance(0);
    for (const piece of [words('Where do you see it?'), stop]) calls[0]?.say(piece);
    await clock.advance(1_000);
    expect(heard.end).toMatchObject({ state: 'done', usage: { input: 3, output: 5, estimated: true } });
    await clock.advance(1_000);
  });
});

describe('a provider that is asked to stop', () => {
  it('is hung up on at once; what was said so far is the answer', async () => {
    const reader = new AbortController();
    const heard = listening(reader.signal);
    await clock.advance(0);
    calls[0]?.say(words('You say '));
    await clock.advance(100);
    reader.abort();
    expect(calls[0]?.signal.aborted).toBe(true);
    await clock.advance(0);
    expect(heard.end).toMatchObject({ text: 'You say ', state: 'stopped' });
  });

  it('is not asked again during the pause before a second try', async () => {
    answer = () => new Response('no', { status: 500 });
    const reader = new AbortController();
    const heard = listening(reader.signal);
    await clock.advance(100);
    reader.abort();
    await clock.advance(1_000);
    expect(heard.end).toMatchObject({ text: '', state: 'stopped' });
    expect(calls).toHaveLength(1);
  });
});

describe('a provider that refuses', () => {
  const refusing = (status: number, headers: Record<string, string> = {}) => {
    answer = (call) => (call === 1 ? new Response('sk-secret', { status, headers }) : null);
  };

  it.each([
    [429, {}, 400],
    [429, { 'retry-after': '3' }, 3_000],
    [503, {}, 400],
    [529, {}, 400],
    [500, {}, 400],
  ])('with %i %o is asked once more, %i ms later', async (status, headers, pause) => {
    refusing(status, headers);
    const heard = listening();
    await clock.advance(pause - 1);
    expect(calls).toHaveLength(1);
    await clock.advance(1);
    expect(calls).toHaveLength(2);
    for (const piece of [words('Where?'), stop, usage]) calls[1]?.say(piece);
    await clock.advance(1_000);
    expect(heard.end).toMatchObject({ text: 'Where?', state: 'done' });
  });

  it.each([
    [401, {}],
    [404, {}],
    [429, { 'retry-after': '60' }],
    [429, { 'retry-after': 'Wed, 21 Oct 2037 07:28:00 GMT' }],
  ])('with %i %o is not: it would be in vain, or too late', async (status, headers) => {
    refusing(status, headers);
    const heard = listening();
    await clock.advance(6_000);
    expect(calls).toHaveLength(1);
    expect(heard.end).toBeInstanceOf(EngineFault);
    expect(String(heard.end)).not.toContain('secret');
  });
});

describe('what is shown only when it is whole', () => {
  it('may break off and be asked for again, as nobody saw it', async () => {
    const said = speakWhole(provider(), ask, new AbortController().signal);
    await clock.advance(0);
    calls[0]?.say(words('Half a menu'));
    calls[0]?.close();
    await clock.advance(400);
    for (const piece of [words('A whole menu'), stop, usage]) calls[1]?.say(piece);
    await clock.advance(1_000);
    expect(await said).toMatchObject({ text: 'A whole menu', state: 'done' });
  });

  it('is waited for no longer than 45 seconds', async () => {
    const said = speakWhole(provider(), ask, new AbortController().signal);
    const given = said.catch((fault: unknown) => fault);
    await clock.advance(0);
    for (let second = 0; second < 45; second++) {
      calls[0]?.say(words('on '));
      await clock.advance(1_000);
    }
    expect(await given).toEqual(fault('too_slow', 'unavailable'));
    expect(clock.now()).toBe(45_000);
  });
});
