import { expect, it } from 'vitest';
import { manualClock } from '#tests/manual-clock.ts';
import { sampleRequest, sampleTalk } from '#tests/sample-talk.ts';
import type { Engine, EngineEvent, Spoken } from '../types.ts';
import { breaker } from './breaker.ts';
import { EngineFault, type FaultReason } from './fault.ts';
import { withTakeover } from './takeover.ts';

const speaking = (name: string, words: string[], fault?: FaultReason): Engine => {
  async function* say(): AsyncGenerator<EngineEvent, Spoken> {
    for (const text of words) yield { type: 'delta', text };
    const said = words.join('');
    if (fault) throw new EngineFault(name, fault, { said, shown: said !== '' });
    return { text: said, usage: null };
  }
  return {
    name,
    open: say,
    reply: say,
    async observe() {
      if (fault) throw new EngineFault(name, fault);
      return null;
    },
  };
};
const builtIn = speaking('builtin', ['Which line ', 'tells you?']);
const guideOf = (model: Engine, onFault?: (fault: EngineFault) => void) =>
  withTakeover({ model, builtIn, breaker: breaker({ clock: manualClock() }), onFault });

/** The same engine, and how often it was asked for a reply. */
function counted(engine: Engine) {
  const count = { asked: 0 };
  const reply: Engine['reply'] = (request, signal) => {
    count.asked++;
    return engine.reply(request, signal);
  };
  return { count, engine: { ...engine, reply } };
}

async function heard(stream: AsyncGenerator<EngineEvent, Spoken>) {
  let text = '';
  for (;;) {
    const step = await stream.next();
    if (step.done) return { deltas: text, ...step.value };
    text += step.value.text;
  }
}
const live = () => new AbortController().signal;

it('lets the model speak and says so', async () => {
  const guide = guideOf(speaking('openai:m', ['Where ', 'is it?']));
  expect(await heard(guide.reply(sampleRequest(), live()))).toMatchObject({
    deltas: 'Where is it?',
    text: 'Where is it?',
    guide: 'openai:m',
    state: 'done',
  });
});

it('lets the built-in guide take over a turn of which nothing was shown, and says so', async () => {
  const faults: string[] = [];
  const guide = guideOf(speaking('openai:m', [], 'no_first_token'), (fault) => faults.push(fault.message));
  for (const stream of [guide.reply(sampleRequest(), live()), guide.open(sampleTalk(), live())])
    expect(await heard(stream)).toMatchObject({ deltas: 'Which line tells you?', guide: 'builtin' });
  expect(faults).toEqual(['openai:m said nothing in time', 'openai:m said nothing in time']);
});

it('keeps what was shown of a reply that broke off, and never passes it off as complete', async () => {
  const guide = guideOf(speaking('openai:m', ['You say the '], 'broken_off'));
  expect(await heard(guide.reply(sampleRequest(), live()))).toMatchObject({
    deltas: 'You say the ',
    text: 'You say the ',
    state: 'interrupted',
    guide: 'openai:m',
  });
});

it('leaves a model alone that failed five turns in a row: it is not even asked', async () => {
  const { count, engine } = counted(speaking('openai:m', [], 'unreachable'));
  const guide = guideOf(engine);
  for (let turn = 0; turn < 8; turn++)
    expect(await heard(guide.reply(sampleRequest(), live()))).toMatchObject({ guide: 'builtin' });
  expect(count.asked).toBe(5);
});

it('does not blame the provider for replies that were too long', async () => {
  const { count, engine } = counted(speaking('openai:m', ['and so on'], 'too_long'));
  const guide = guideOf(engine);
  for (let turn = 0; turn < 8; turn++) await heard(guide.reply(sampleRequest(), live()));
  expect(count.asked).toBe(8);
});

it('leaves judging to the built-in reading where the model fails at it', async () => {
  const guide = guideOf(speaking('openai:m', [], 'unfit'));
  expect(await guide.observe(sampleRequest(), live())).toBeNull();
});

it('does not hide a mistake of our own', async () => {
  const wrong: Engine = {
    ...speaking('openai:m', []),
    // biome-ignore lint/correctness/useYield: it never gets that far
    async *reply() {
      throw new TypeError('undefined is not a function');
    },
  };
  await expect(heard(guideOf(wrong).reply(sampleRequest(), live()))).rejects.toThrow(TypeError);
});
