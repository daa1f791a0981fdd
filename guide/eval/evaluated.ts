import { talkOf, testMind } from '#tests/held-talk.ts';
import type { GuideSettings } from '../engines/choice.ts';
import { judgeFromModel } from '../judging/from-model.ts';
import { judge } from '../judging/judge.ts';
import { heightOfRating, type LabelledReply } from '../training/reply-examples.ts';
import { requestFor } from '../turn.ts';
import type { Engine, Talk } from '../types.ts';
import { configuredEngine } from './configured-engine.ts';

/** Whoever judges: a name for the report, and a level for a reply; null where none is given. */
export type Evaluated = {
  name: string;
  levelOf(reply: LabelledReply): Promise<number | null>;
  /** Whether it saw anything itself, so far; else every level was the built-in judge's. */
  saw(): boolean;
};

const talkAround = (reply: LabelledReply): Talk =>
  talkOf(reply, reply.objective, { messages: [{ role: 'guide', text: reply.question }], seed: reply.id });

const builtIn: Evaluated = {
  name: 'builtin',
  levelOf: async (reply) => {
    const talk = talkAround(reply);
    const verdict = judge(requestFor(talk, reply.reply, testMind()).heard, talk, testMind());
    return verdict && heightOfRating(verdict.rating);
  },
  saw: () => true,
};

/** A provider is asked this much at once, so that its limits are not met. */
const AT_ONCE = 4;

/** Any engine: what it sees is judged by the same code; where it sees nothing the built-in judge counts. */
const evaluatedEngine = (engine: Engine): Evaluated => {
  let saw = false;
  return {
    name: engine.name,
    levelOf: fewAtOnce(async (reply: LabelledReply) => {
      const talk = talkAround(reply);
      const request = requestFor(talk, reply.reply, testMind());
      const seen = await engine.observe(request, AbortSignal.timeout(60_000));
      saw ||= seen !== null;
      const verdict = seen
        ? judgeFromModel(reply.reply, request.heard, seen.criteria, talk, testMind())
        : judge(request.heard, talk, testMind());
      return verdict && heightOfRating(verdict.rating);
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
