/** One turn with a guide: read, plan, reply and judge side by side. Knows neither HTTP nor the database. */
import type { Feedback, StandIn } from '#contract/discussions.ts';
import { judge } from '#guide/judging/judge.ts';
import { plan } from '#guide/plan.ts';
import { read } from '#guide/reading/read.ts';
import type { Engine, ReplyRequest, Spoken, Talk, Usage, Verdict } from '#guide/types.ts';

/** How long feedback may keep the reader waiting once the reply is there. */
const FEEDBACK_MS = 10_000;

export type Said = {
  text: string;
  state: 'done' | 'interrupted' | 'stopped';
  guide: string;
  /** Another spoke in the place of the guide that was asked. */
  standIn: StandIn | undefined;
  verdict: Verdict | null;
  usage: Usage;
};

export const converse = async (
  engine: Engine,
  talk: Talk,
  message: string,
  signal: AbortSignal,
  onDelta: (text: string) => void,
): Promise<Said> => {
  const reading = read(message, talk);
  const counted = judge(message, reading, talk);
  const brief = plan(talk, message, reading, counted);
  const request: ReplyRequest = { talk, message, reading, brief };

  const giveUp = new AbortController();
  const observed = engine.observe(request, AbortSignal.any([signal, giveUp.signal])).catch(() => null);
  const stream = engine.reply(request, signal);
  let step = await stream.next();
  while (!step.done) {
    onDelta(step.value.text);
    step = await stream.next();
  }
  const spoken = step.value;
  const state = spoken.state ?? (signal.aborted ? 'stopped' : 'done');
  const seen = state === 'done' ? await within(FEEDBACK_MS, observed) : null;
  giveUp.abort();
  return {
    text: spoken.text,
    state,
    guide: spoken.guide ?? engine.name,
    standIn: faultOf(engine, spoken),
    verdict: seen ? judge(message, seen.reading, talk) : counted,
    usage: added(spoken.usage, seen?.usage ?? null),
  };
};

/** The built-in guide stepped in where another had failed. */
export const faultOf = ({ name }: Engine, { guide = name }: Pick<Spoken, 'guide'>): 'fault' | undefined =>
  guide === name ? undefined : 'fault';

const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

const NONE: Usage = { input: 0, output: 0, estimated: false };

const added = (one: Usage | null, other: Usage | null): Usage => {
  const [a, b] = [one ?? NONE, other ?? NONE];
  return { input: a.input + b.input, output: a.output + b.output, estimated: a.estimated || b.estimated };
};

/** What people are told of a judgement; how it was reached stays with the message. */
export const feedbackFrom = (verdict: Verdict | null): Feedback | null =>
  verdict && { rating: verdict.rating, comment: verdict.comment };
