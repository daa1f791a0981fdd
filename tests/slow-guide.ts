/** A guide a test plays itself: it says what it is told to, when it is told to. */
import { builtIn } from '#guide/engines/built-in.ts';
import type { Engine, Spoken } from '#guide/types.ts';

type Step = string | { fail: string } | { breakOff: true };

export const slowGuide = () => {
  const asked: string[] = [];
  let aborted = 0;
  let feed: (step: Step | null) => void = () => {};
  let steps: Promise<Step | null>[] = [];
  const line = () => {
    const { promise, resolve } = Promise.withResolvers<Step | null>();
    steps.push(promise);
    feed = resolve;
  };
  line();
  const say = (step: Step | null) => {
    const answer = feed;
    line();
    answer(step);
  };
  const engine: Engine = {
    ...builtIn,
    name: 'test:slow',
    async *reply({ message }, signal) {
      asked.push(message);
      const gone = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
      let text = '';
      for (;;) {
        const next = steps[0] ?? Promise.resolve(null);
        const step = await Promise.race([next, gone]);
        if (signal.aborted) {
          aborted += 1;
          return { text, usage: null, state: 'stopped' } satisfies Spoken;
        }
        steps = steps.slice(1);
        if (step === null) return { text, usage: { input: 7, output: 3, estimated: false } } satisfies Spoken;
        if (typeof step !== 'string') {
          if ('fail' in step) throw new Error(step.fail);
          return { text, usage: null, state: 'interrupted' } satisfies Spoken;
        }
        text += step;
        yield { type: 'delta', text: step };
      }
    },
  };
  return {
    engine,
    asked,
    get aborted() {
      return aborted;
    },
    say: (text: string) => say(text),
    finish: () => say(null),
    breakOff: () => say({ breakOff: true }),
    fail: (words: string) => say({ fail: words }),
  };
};
