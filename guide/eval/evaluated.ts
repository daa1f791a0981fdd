import type { GuideSettings } from '../engines/choice.ts';
import { judge } from '../judging/judge.ts';
import { read } from '../reading/read.ts';
import type { Brief, Engine } from '../types.ts';
import { heightOf } from './agreement.ts';
import { configuredEngine } from './configured-engine.ts';
import { type Labelled, talkOf } from './labelled.ts';

/** Whoever judges: a name for the report, and a level for a reply (0 where no feedback is given). */
export type Evaluated = {
  name: string;
  levelOf(item: Labelled): Promise<number>;
  /** Whether it saw anything itself, so far; else every level was the built-in reading's. */
  saw(): boolean;
};

const builtIn: Evaluated = {
  name: 'builtin',
  levelOf: async (item) => {
    const talk = talkOf(item);
    const verdict = judge(item.reply, read(item.reply, talk), talk);
    return verdict ? heightOf(verdict.rating) : 0;
  },
  saw: () => true,
};

const NO_BRIEF: Brief = { move: '', rung: 2, hint: 0, words: 0, language: 'en', instructions: [], draft: '' };

/** A provider is asked this much at once, so that its limits are not met. */
const AT_ONCE = 4;

/** Any engine: what it sees is judged by the same code; where it sees nothing the built-in reading counts. */
const evaluatedEngine = (engine: Engine): Evaluated => {
  let saw = false;
  return {
    name: engine.name,
    levelOf: fewAtOnce(async (item: Labelled) => {
      const talk = talkOf(item);
      const builtin = read(item.reply, talk);
      const request = { talk, message: item.reply, reading: builtin, brief: NO_BRIEF };
      const seen = await engine.observe(request, AbortSignal.timeout(60_000));
      saw ||= seen !== null;
      const verdict = judge(item.reply, seen?.reading ?? builtin, talk);
      return verdict ? heightOf(verdict.rating) : 0;
    }),
    saw: () => saw,
  };
};

/** `builtin`, `model` (what the settings choose), or what else AI_PROVIDER may be. */
export async function evaluatedNamed(name: string, settings: GuideSettings): Promise<Evaluated> {
  if (name === 'builtin') return builtIn;
  if (name === 'model') return evaluatedEngine(await configuredEngine(settings));
  return evaluatedEngine(await configuredEngine({ ...settings, AI_PROVIDER: name }));
}

function fewAtOnce<I, O>(run: (item: I) => Promise<O>): (item: I) => Promise<O> {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  return async (item) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run(item);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
