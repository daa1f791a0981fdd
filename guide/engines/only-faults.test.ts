import { expect, it } from 'vitest';
import { manualClock } from '#tests/manual-clock.ts';
import { sampleRequest, sampleTalk } from '#tests/sample-talk.ts';
import type { Engine, EngineEvent, Spoken } from '../types.ts';
import { breaker } from './breaker.ts';
import { builtIn } from './built-in.ts';
import { EngineFault } from './fault.ts';
import { onlyFaults } from './only-faults.ts';
import { withTakeover } from './takeover.ts';

/** An engine somebody wrote, whose code throws after it has said so much. */
const broken = (shown: string[], thrown: unknown): Engine => {
  async function* say(): AsyncGenerator<EngineEvent, Spoken> {
    for (const text of shown) yield { type: 'delta', text };
    throw thrown;
  }
  return { name: 'own', open: say, reply: say, observe: () => Promise.reject(thrown) };
};

const guideOf = (engine: Engine, faults: EngineFault[] = []) =>
  withTakeover({
    model: onlyFaults(engine),
    builtIn,
    breaker: breaker({ clock: manualClock() }),
    onFault: (fault) => faults.push(fault),
  });

async function heard(stream: AsyncGenerator<EngineEvent, Spoken>) {
  let shown = '';
  for (;;) {
    const step = await stream.next();
    if (step.done) return { shown, ...step.value };
    shown += step.value.text;
  }
}
const live = () => new AbortController().signal;
const bug = () => new TypeError('undefined has no length: “what the reader wrote”');

it('lets the built-in guide take the turn when an engine’s code throws before a word was shown', async () => {
  const faults: EngineFault[] = [];
  const guide = guideOf(broken([], bug()), faults);
  const { turn } = sampleRequest();
  expect(await heard(guide.reply(sampleRequest(), live()))).toMatchObject({
    shown: turn.text,
    guide: 'builtin',
  });
  expect(await heard(guide.open(sampleTalk(), live()))).toMatchObject({ guide: 'builtin' });
  expect(faults.map(({ message }) => message)).toEqual(Array(2).fill('own reported an error of its own'));
});

it('lets what was shown stand as broken off when it throws later', async () => {
  expect(await heard(guideOf(broken(['Where ', 'is'], bug())).reply(sampleRequest(), live()))).toEqual({
    shown: 'Where is',
    text: 'Where is',
    usage: null,
    state: 'interrupted',
    guide: 'own',
  });
});

it('knows what was shown, also where the engine’s own fault does not say it', async () => {
  const own = broken(['Where '], new EngineFault('own', 'silent'));
  expect(await heard(guideOf(own).reply(sampleRequest(), live()))).toMatchObject({
    text: 'Where ',
    state: 'interrupted',
  });
});

it('leaves the judging to the built-in reading when the engine cannot see', async () => {
  expect(await guideOf(broken([], bug())).observe(sampleRequest(), live())).toBeNull();
});

it('calls a turn stopped when the engine throws because its listener has gone', async () => {
  const stop = new AbortController();
  const stream = onlyFaults(broken(['Where '], bug())).reply(sampleRequest(), stop.signal);
  await stream.next();
  stop.abort();
  expect((await stream.next()).value).toEqual({ text: 'Where ', usage: null, state: 'stopped' });
});

it('takes for said what was shown', async () => {
  const careless: Engine = {
    ...builtIn,
    name: 'own',
    async *reply() {
      yield { type: 'delta', text: 'Where is it?' };
      return { text: 'where?', usage: null };
    },
  };
  expect(await heard(onlyFaults(careless).reply(sampleRequest(), live()))).toMatchObject({
    text: 'Where is it?',
  });
});
