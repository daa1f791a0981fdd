/** One turn with a guide: understand, judge, decide; then reply and observe side by side. Knows neither HTTP nor the database. */
import type { Feedback } from '#contract/discussions.ts';
import { judgeFromModel } from '#guide/judging/from-model.ts';
import { judge } from '#guide/judging/judge.ts';
import { closingQuestion } from '#guide/language/last-question.ts';
import type { Mind } from '#guide/learned/mind.ts';
import { GENTLE_TURNS } from '#guide/policy/person.ts';
import type { TurnRecord } from '#guide/talk/state.ts';
import { requestFor } from '#guide/turn.ts';
import type { Engine, Talk, Usage, Verdict } from '#guide/types.ts';

/** How long feedback may keep the reader waiting once the reply is there. */
const FEEDBACK_MS = 10_000;

export type Said = {
  text: string;
  state: 'done' | 'interrupted' | 'stopped';
  guide: string;
  verdict: Verdict | null;
  /** What is kept of the turn beside its words. */
  record: TurnRecord;
  usage: Usage;
};

export const converse = async (
  engine: Engine,
  mind: Mind,
  talk: Talk,
  message: string,
  signal: AbortSignal,
  onDelta: (text: string) => void,
): Promise<Said> => {
  const request = requestFor(talk, message, mind);
  const { heard, turn } = request;
  const gentle = talk.state.sinceDanger !== null && talk.state.sinceDanger < GENTLE_TURNS;
  const judged = heard.judged && !gentle;
  const builtIn = judged ? judge(heard, talk, mind) : null;

  const giveUp = new AbortController();
  const observed = judged
    ? engine.observe(request, AbortSignal.any([signal, giveUp.signal])).catch(() => null)
    : Promise.resolve(null);
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
    verdict: seen ? judgeFromModel(message, heard, seen.criteria, talk, mind) : builtIn,
    record: spoken.text === turn.text ? turn.record : inOtherWords(turn.record, spoken.text),
    usage: added(spoken.usage, seen?.usage ?? null),
  };
};

/** A model said it its own way: what was done stays, the question that stands is the one it asked. */
const inOtherWords = (record: TurnRecord, text: string): TurnRecord => {
  const asked = closingQuestion(text);
  return {
    ...record,
    ask: asked
      ? { text: asked, plain: null, line: record.ask?.line ?? null, thing: record.ask?.thing ?? null }
      : null,
  };
};

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
