/** What a sentence does, from the scores of the learned acts, and whether a level is due for it. */
import type { LinearModel } from '../learned/linear-model.ts';
import { type Act, THOUGHTS } from './acts.ts';
import type { UnderstoodSentence } from './understanding.ts';

/** From which share of what a sentence may be an act can be relied on; learned beside the acts. */
export type Certainty = Readonly<Record<Act, number>>;

/** A second act counts from here on, beside the first. */
const ALSO_FROM = 0.3;
/** A level is due where thoughts have this share of what a sentence may be. */
const DUE_FROM = 0.4;

const LOOKS_LIKE_A_QUESTION =
  /\?\s*$|^(?:(?:and|but|so|ok|wait|hang on|also)[, ]+)*(?:who|what|whats|when|where|why|how|which|is|are|was|were|did|does|do|can|could|tell me)\b/i;

/** Taken for what can be looked up, where all that is known is that something was asked. */
const ASKED: ReadonlySet<Act> = new Set<Act>(['ask_fact', 'ask_meaning', 'ask_next']);
/** Nobody minds being taken for one of these. */
const HARMLESS: ReadonlySet<Act> = new Set<Act>([...THOUGHTS, 'feeling']);

type Heard = Pick<UnderstoodSentence, 'act' | 'also' | 'sure' | 'certain'>;

/**
 * The likeliest act, if it is one that can be relied on or does no harm. A sentence that is neither is a question
 * if it looks like one, and a thought if not; whoever acts on it knows that it is not certain.
 */
export function actOf(scores: Float64Array, model: LinearModel, certainty: Certainty, text: string): Heard {
  const likely = sharesOf(scores, model.classes).sort((a, b) => b.sure - a.sure);
  const isCertain = ({ act, share }: Likely) => share >= certainty[act];
  const [first, second] = likely as [Likely, Likely];
  if (isCertain(first) || HARMLESS.has(first.act))
    return {
      act: first.act,
      also:
        second.sure > ALSO_FROM &&
        second.sure > first.sure * 0.6 &&
        (HARMLESS.has(second.act) || ASKED.has(second.act))
          ? second.act
          : null,
      sure: sureOf(first, likely),
      certain: isCertain(first),
    };
  const among = LOOKS_LIKE_A_QUESTION.test(text) ? ASKED : HARMLESS;
  const best = likely.find(({ act }) => among.has(act)) as Likely;
  return { act: best.act, also: null, sure: sureOf(best, likely), certain: false };
}

/** Which kind of thought it is matters less than that it is one. */
const sureOf = ({ act, share }: Likely, likely: readonly Likely[]): number =>
  isOneOf(THOUGHTS, act)
    ? likely.reduce((sum, one) => sum + (isOneOf(THOUGHTS, one.act) ? one.share : 0), 0)
    : share;

const isOneOf = (acts: readonly Act[], act: Act): boolean => acts.includes(act);

export const likeliest = (scores: Float64Array, { classes }: LinearModel): Likely =>
  sharesOf(scores, classes).reduce((a, b) => (b.share > a.share ? b : a));

/** How sure an act is for itself, and its share of all that the sentence may be. */
type Likely = { act: Act; sure: number; share: number };

function sharesOf(scores: Float64Array, classes: readonly string[]): Likely[] {
  const acts = classes.flatMap((name, at) =>
    name.startsWith(ACTS_WITH)
      ? [{ act: name.slice(ACTS_WITH.length) as Act, sure: chance(scores[at] as number) }]
      : [],
  );
  const all = acts.reduce((sum, { sure }) => sum + sure, 0);
  return acts.map((one) => ({ ...one, share: one.sure / all }));
}

const JUDGED: ReadonlySet<Act> = new Set<Act>(['claim', 'ground', 'experience']);

export const isJudged = (act: Act, scores: Float64Array, { classes }: LinearModel): boolean =>
  JUDGED.has(act) &&
  sharesOf(scores, classes).reduce((sum, one) => sum + (JUDGED.has(one.act) ? one.share : 0), 0) >= DUE_FROM;

const chance = (score: number): number => 1 / (1 + Math.exp(-score));
const ACTS_WITH = 'act ';
