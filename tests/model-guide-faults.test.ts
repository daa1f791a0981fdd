import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { breaker } from '#guide/engines/breaker.ts';
import type { EngineFault } from '#guide/engines/fault.ts';
import { postWith } from '#guide/engines/model/post.ts';
import { withTakeover } from '#guide/engines/takeover.ts';
import type { Engine, EngineEvent, Spoken } from '#guide/types.ts';
import { providerPost } from '#server/guide/provider-post.ts';
import { API_KEY, guideAt, HASTE, hear, realClock } from './providers/asking.ts';
import { DIALECTS } from './providers/dialects.ts';
import { type Mock, startMock } from './providers/mock.ts';
import { FAULTS, type FaultName, LEAKED_KEY, PIECES, type Script } from './providers/script.ts';
import { sampleRequest } from './sample-talk.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.calls.length = 0;
});

const REPLY = PIECES.join('');
/** What answers at once is never given up, however busy the machine. */
const PATIENCE: typeof HASTE = {};
const live = () => new AbortController().signal;

async function* aBuiltInTurn(): AsyncGenerator<EngineEvent, Spoken> {
  yield { type: 'delta', text: 'Which line tells you?' };
  return { text: 'Which line tells you?', usage: null };
}
const builtIn: Engine = {
  name: 'builtin',
  open: aBuiltInTurn,
  reply: aBuiltInTurn,
  observe: async () => null,
};

/** What must become of each fault: who speaks in the end, and how often the provider was asked. */
const TAKEN_OVER: Record<string, { calls: number; faults: FaultName[] }> = {
  'asked once more, then taken over': {
    calls: 2,
    faults: [
      'rate_limited',
      'rate_limited_silently',
      'server_error',
      'bad_gateway_page',
      'unavailable',
      'overloaded',
      'mute',
      'page_instead',
      'nothing_instead',
      'silent_at_once',
      'only_comments',
      'error_at_once',
      'malformed_at_once',
      'empty',
      'only_white_space',
      'only_thoughts',
    ],
  },
  'taken over at once': {
    calls: 1,
    faults: ['bad_key', 'forbidden', 'unknown_model', 'bad_request', 'too_large', 'rate_limited_long'],
  },
};
const INTERRUPTED: FaultName[] = [
  'silent_midway',
  'comments_midway',
  'error_midway',
  'malformed_midway',
  'garbage_midway',
  'no_finish',
  'neither_finish_nor_end',
  'cut_short',
  'filtered',
  'tool_call',
  'cut_by_fin',
  'cut_by_reset',
  'endless',
];

it('every fault the mock knows has its right end written down', () => {
  const named = [...Object.values(TAKEN_OVER).flatMap(({ faults }) => faults), ...INTERRUPTED];
  expect(named.toSorted()).toEqual(Object.keys(FAULTS).toSorted());
});

describe.each(DIALECTS)('a provider that speaks %s', (dialect) => {
  const turn = async (script: Script, limits = HASTE) => {
    mock.play(script);
    const faults: EngineFault[] = [];
    const guide = withTakeover({
      model: guideAt(mock, dialect, { limits }),
      builtIn,
      breaker: breaker({ clock: realClock }),
      onFault: (fault) => faults.push(fault),
    });
    const heard = await hear(guide.reply(sampleRequest(), live()));
    for (const fault of faults) {
      // What goes to the log and to the caller holds neither our key nor the provider's words.
      const told = inspect(fault, { depth: 9, showHidden: true }) + fault.stack;
      for (const secret of [API_KEY, LEAKED_KEY, 'upstream died', '<html>'])
        expect(told).not.toContain(secret);
    }
    return { ...heard, faults };
  };

  for (const [end, { calls, faults }] of Object.entries(TAKEN_OVER))
    it.each(faults)(`%s: ${end}`, async (name) => {
      const { text, spoken, faults: told } = await turn(FAULTS[name], calls === 1 ? PATIENCE : HASTE);
      expect(text).toBe('Which line tells you?');
      expect(spoken).toMatchObject({ text, guide: 'builtin' });
      expect(told).toHaveLength(1);
      expect(mock.calls).toHaveLength(calls);
    });

  it.each(INTERRUPTED)('%s: what was shown is kept as interrupted', async (name) => {
    const { text, spoken, faults } = await turn(FAULTS[name]);
    expect(text).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(20_000);
    expect(spoken).toMatchObject({
      text,
      state: 'interrupted',
      guide: expect.stringContaining(':mock-chat'),
    });
    expect(spoken?.usage?.output).toBeGreaterThan(0);
    expect(faults).toHaveLength(1);
    expect(mock.calls).toHaveLength(1);
    if (name !== 'endless') expect(REPLY.startsWith(text)).toBe(true);
  });

  it.each<[string, Script]>([
    ['all is well', {}],
    ['it writes one byte at a time', { bytesPerWrite: 1 }],
    ['its lines end as on Windows', { lineEnd: '\r\n' }],
    ['its lines end as on old Macs', { lineEnd: '\r', bytesPerWrite: 7 }],
    ['the end mark is missing after the finish', { endMark: false }],
    ['it thinks in its own field', { thoughts: ['The reader ', 'is wrong.'] }],
    ['it thinks between tags', { thoughts: ['The reader ', 'is wrong.'], thoughtsAs: 'tags' }],
    [
      'it thinks between tags, one byte at a time',
      { thoughts: ['Wrong.'], thoughtsAs: 'tags', bytesPerWrite: 1 },
    ],
    ['it is slow', { everyMs: 30, firstAfterMs: 100 }],
  ])('is heard in full, and nothing else, when %s', async (_when, script) => {
    const { text, spoken, faults } = await turn(script, PATIENCE);
    expect(faults).toEqual([]);
    expect(text).toBe(REPLY);
    expect(spoken).toMatchObject({
      text: REPLY,
      state: 'done',
      usage: { input: 321, output: 45, estimated: false },
    });
  });

  it('is asked once more after a hiccup, and then heard', async () => {
    mock.play((_call, before) => (before === 0 ? FAULTS.overloaded : {}));
    const { text, spoken } = await hear(guideAt(mock, dialect).reply(sampleRequest(), live()));
    expect(text).toBe(REPLY);
    expect(spoken).toMatchObject({ state: 'done' });
  });

  it('gives no count of tokens: the estimate is marked', async () => {
    const { spoken } = await turn({ usage: false });
    expect(spoken?.usage).toMatchObject({ estimated: true, output: expect.any(Number) });
  });

  it('is hung up on within a second when the reader stops', async () => {
    mock.play({ endless: true, pieces: ['and '], everyMs: 10 });
    const stop = new AbortController();
    const stream = guideAt(mock, dialect).reply(sampleRequest(), stop.signal);
    await stream.next();
    const stopped = performance.now();
    stop.abort();
    const { spoken, error } = await hear(stream);
    expect(error).toBeNull();
    expect(spoken).toMatchObject({ state: 'stopped', text: expect.stringMatching(/^(and )+$/) });
    await expect.poll(() => mock.calls[0]?.closedAt).toBeTruthy();
    expect((mock.calls[0]?.closedAt ?? Number.POSITIVE_INFINITY) - stopped).toBeLessThan(1_000);
    expect(mock.calls[0]?.aborted).toBe(true);
  });

  it('is hung up on when nobody listens any more', async () => {
    mock.play({ endless: true, pieces: ['and '], everyMs: 10 });
    const stream = guideAt(mock, dialect).reply(sampleRequest(), live());
    await stream.next();
    await stream.return({ text: '', usage: null });
    await expect.poll(() => mock.calls[0]?.aborted).toBe(true);
  });

  it('is not even called for a reader who has already stopped', async () => {
    const { spoken } = await hear(guideAt(mock, dialect).reply(sampleRequest(), AbortSignal.abort()));
    expect(spoken).toMatchObject({ text: '', state: 'stopped' });
    expect(mock.calls).toHaveLength(0);
  });

  it('gets the key in its header and nowhere else', async () => {
    await turn({});
    const { headers, url, body } = mock.calls[0] ?? {};
    expect(JSON.stringify(headers)).toContain(API_KEY);
    expect(url + JSON.stringify(body)).not.toContain(API_KEY);
  });
});

describe('a provider nobody can reach', () => {
  it.each([
    ['nothing listens there', 'http://127.0.0.1:9/v1'],
    ['it has no address', 'http://no-such-host.invalid/v1'],
    ['it speaks no TLS', 'https'],
  ])('(%s) leaves the turn to the built-in guide', async (_why, baseUrl) => {
    const address = baseUrl === 'https' ? mock.baseUrl('openai').replace('http', 'https') : baseUrl;
    const model = guideAt(mock, 'openai', { baseUrl: address });
    const guide = withTakeover({ model, builtIn, breaker: breaker({ clock: realClock }) });
    const { spoken } = await hear(guide.reply(sampleRequest(), live()));
    expect(spoken).toMatchObject({ guide: 'builtin' });
  });

  it.each([
    ['a lean request', providerPost()],
    ['fetch', postWith(fetch)],
  ])('is not followed by %s to another address, where the key does not belong', async (_way, post) => {
    mock.play({});
    const moved = createServer((_request, response) => {
      response.writeHead(307, { location: `${mock.baseUrl('openai')}/chat/completions` }).end();
    });
    await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
    try {
      const baseUrl = `http://127.0.0.1:${(moved.address() as AddressInfo).port}/v1`;
      const { error } = await hear(guideAt(mock, 'openai', { baseUrl, post }).reply(sampleRequest(), live()));
      expect(error).toMatchObject({ name: 'EngineFault', reason: 'rejected', status: 307 });
      expect(mock.calls).toHaveLength(0);
    } finally {
      moved.close();
    }
  });
});
