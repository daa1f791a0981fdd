import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GENERAL_OBJECTIVE } from '#catalogue/objectives.ts';
import { keycap } from '#guide/prompts/opening-menus.ts';
import type { ModelCriteria } from '#guide/types.ts';
import { API_KEY, guideAt, hear } from './providers/asking.ts';
import { DIALECTS } from './providers/dialects.ts';
import { type Mock, startMock } from './providers/mock.ts';
import { LEAKED_KEY, type Script } from './providers/script.ts';
import { sampleRequest, sampleTalk } from './sample-talk.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.calls.length = 0;
});
const live = () => new AbortController().signal;

const no = { present: false, span: '' };
const CRITERIA: ModelCriteria = {
  on_question: 'yes',
  own_thinking: true,
  P: { present: true, span: 'for himself' },
  A: { present: true, span: 'He lights the lamp' },
  L: no,
  M: no,
  error_carries_point: false,
  safety: 'none',
};

describe.each(DIALECTS)('a model behind %s', (dialect) => {
  const observer = () => guideAt(mock, dialect, { limits: { observeMs: 3_000 } });

  it('says what it sees of the criteria, in their shape and with its count of tokens', async () => {
    mock.play({ structured: CRITERIA });
    const seen = await observer().observe(sampleRequest(), live());
    expect(seen?.usage).toEqual({ input: 321, output: 45, estimated: false });
    expect(seen?.criteria).toEqual(CRITERIA);
    expect(mock.calls).toHaveLength(1);
    expect(JSON.stringify(mock.calls[0]?.body)).toContain('error_carries_point');
  });

  it.each<[string, Script]>([
    ['what is no JSON', { structured: 'Great reply!' }],
    ['another shape', { structured: { rating: 'excellent' } }],
    ['a level that does not exist', { structured: { ...CRITERIA, on_question: 'perfect' } }],
    ['an error', { status: 500 }],
  ])('is asked once more after %s, and then heard', async (_what, script) => {
    let calls = 0;
    mock.play(() =>
      calls++ === 0 ? script : { structured: `\`\`\`json\n${JSON.stringify(CRITERIA)}\n\`\`\`` },
    );
    const seen = await observer().observe(sampleRequest(), live());
    expect(seen?.criteria).toEqual(CRITERIA);
  });

  it.each<[string, Script, number]>([
    ['what is no JSON, twice', { structured: 'Great reply!' }, 2],
    ['a megabyte of it', { structured: 'a'.repeat(1_000_000) }, 2],
    ['errors', { status: 500 }, 2],
    ['a refusal of the key', { status: 401 }, 1],
  ])('gives nothing after %s, and nothing of it is passed on', async (_what, script, calls) => {
    mock.play(script);
    const fault = await observer()
      .observe(sampleRequest(), live())
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'EngineFault' });
    expect(String((fault as Error).stack)).not.toMatch(new RegExp(`${API_KEY}|${LEAKED_KEY}|Great`));
    expect((fault as Error).cause).toBeUndefined();
    expect(mock.calls).toHaveLength(calls);
  });

  it('is not waited for without end, nor after the reader stopped', async () => {
    mock.play({ mute: true });
    const guide = guideAt(mock, dialect, { limits: { observeMs: 150 } });
    await expect(guide.observe(sampleRequest(), live())).rejects.toMatchObject({ reason: 'too_slow' });
    const stop = new AbortController();
    const seen = guide.observe(sampleRequest(), stop.signal);
    setTimeout(() => stop.abort(), 50);
    expect(await seen).toBeNull();
    await expect.poll(() => mock.calls.every(({ aborted }) => aborted)).toBe(true);
  });

  it('is not asked about what is no reflection', async () => {
    const request = sampleRequest({ message: 'thank you, that helped' });
    expect(await observer().observe(request, live())).toBeNull();
    expect(mock.calls).toHaveLength(0);
  });

  const menu = [
    'Welcome to “The Lamp Room”.',
    '',
    ...['A', 'B', 'C', 'D', 'E'].map((text, at) => `${keycap(at + 1)} Way ${text}`),
  ];

  it('opens with a menu in the right form', async () => {
    mock.play({ pieces: menu.map((line) => `${line}\n`) });
    const { text, spoken } = await hear(
      guideAt(mock, dialect).open(sampleTalk({ objective: GENERAL_OBJECTIVE }), live()),
    );
    expect(text).toBe(menu.join('\n'));
    expect(spoken).toMatchObject({ text, state: 'done' });
  });

  it('shows nothing of an opening in another form', async () => {
    mock.play({ pieces: ['Great choice! ', 'What a book!'] });
    const { deltas, error } = await hear(
      guideAt(mock, dialect).open(sampleTalk({ objective: GENERAL_OBJECTIVE }), live()),
    );
    expect(deltas).toEqual([]);
    expect(error).toMatchObject({ reason: 'unfit', code: 'unavailable' });
  });

  it('is asked again for an opening that broke off, as nobody saw it', async () => {
    const pieces = ['Where does ', '“The Lamp Room” turn?'];
    mock.play((_call, before) => (before === 0 ? { pieces, cutAt: 600, finish: 'none' } : { pieces }));
    const { text } = await hear(guideAt(mock, dialect).open(sampleTalk(), live()));
    expect(text).toBe(pieces.join(''));
    expect(mock.calls).toHaveLength(2);
  });
});
