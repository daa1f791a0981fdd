import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuideSettings } from '../engines/choice.ts';
import { judge } from '../judging/judge.ts';
import { read } from '../reading/read.ts';
import type { Brief, Engine } from '../types.ts';
import { heightOf } from './agreement.ts';
import { configuredModel } from './configured-model.ts';
import { type Labelled, talkOf } from './labelled.ts';

/** Whoever judges: a name for the report, and a level for a reply (0 where no feedback is given). */
export type Evaluated = { name: string; levelOf(item: Labelled): Promise<number> };

export const builtIn: Evaluated = {
  name: 'builtin',
  levelOf: async (item) => {
    const talk = talkOf(item);
    const verdict = judge(item.reply, read(item.reply, talk), talk);
    return verdict ? heightOf(verdict.rating) : 0;
  },
};

const NO_BRIEF: Brief = { move: '', rung: 2, hint: 0, words: 0, language: 'en', instructions: [], draft: '' };

/** A provider is asked this much at once, so that its limits are not met. */
const AT_ONCE = 4;

/** Any engine: what it sees is judged by the same code; where it sees nothing the built-in reading counts. */
export const evaluatedEngine = (engine: Engine): Evaluated => ({
  name: engine.name,
  levelOf: fewAtOnce(async (item: Labelled) => {
    const talk = talkOf(item);
    const builtin = read(item.reply, talk);
    const request = { talk, message: item.reply, reading: builtin, brief: NO_BRIEF };
    const seen = await engine.observe(request, AbortSignal.timeout(60_000));
    const verdict = judge(item.reply, seen?.reading ?? builtin, talk);
    return verdict ? heightOf(verdict.rating) : 0;
  }),
});

/** `builtin`, `model` (the one the settings choose), or the path of a module that exports an `engine`. */
export async function evaluatedNamed(name: string, settings: GuideSettings): Promise<Evaluated> {
  if (name === 'builtin') return builtIn;
  if (name === 'model') return evaluatedEngine(await configuredModel(settings));
  const module: { engine?: Engine } = await import(pathToFileURL(resolve(name)).href);
  if (!module.engine) throw new Error(`${name} exports no engine`);
  return evaluatedEngine(module.engine);
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
