/** What a sentence does, from the scores of the learned acts, and whether a level is due for it. */
import type { LinearModel } from '../learned/linear-model.ts';
import { type Act, THOUGHTS } from './acts.ts';
import type { UnderstoodSentence } from './understanding.ts';

/** A second act counts from here on, beside the first. */
const ALSO_FROM = 0.3;

/** Less sure than this, a sentence is a thought, or a question if it looks like one. */
const SURE_ENOUGH = 0.3;
/** Whoever is taken for leaving, complaining, joking or worse, and is not, is hurt by it: these need more. */
const MUST_BE_SURE: ReadonlySet<Act> = new Set<Act>([
  'goodbye',
  'objection',
  'correction',
  'off_task',
  'trouble',
  'hostile',
  'nonsense',
  'to_judge',
  'hurt',
  'refuse',
  'ask_identity',
  'ask_app',
  'wish_manner',
  'hello',
]);
const SHARE_OF_THESE = 0.35;
/** A sentence that is mostly one thing is that, however unsure. */
const MOST_OF_IT = 0.5;
/** A level is due where thoughts have this share of what a sentence may be. */
const DUE_FROM = 0.4;

const LOOKS_LIKE_A_QUESTION =
  /\?\s*$|^(?:(?:and|but|so|ok|wait|hang on|also)[, ]+)*(?:who|what|whats|when|where|why|how|which|is|are|was|were|did|does|do|can|could|tell me)\b/i;

export function actOf(
  scores: Float64Array,
  { classes }: LinearModel,
  text: string,
): Pick<UnderstoodSentence, 'act' | 'also' | 'sure'> {
  const likely = sharesOf(scores, classes).sort((a, b) => b.sure - a.sure);
  const [first, second] = likely.filter(
    ({ act, share }) => !MUST_BE_SURE.has(act) || share >= SHARE_OF_THESE,
  );
  if (!first || (first.sure < SURE_ENOUGH && first.share < MOST_OF_IT)) {
    const asked = LOOKS_LIKE_A_QUESTION.test(text);
    const best = likely.find(({ act }) =>
      asked ? act.startsWith('ask_') && !MUST_BE_SURE.has(act) : THOUGHTS.some((thought) => thought === act),
    );
    return { act: best?.act ?? 'claim', also: null, sure: first?.share ?? 0 };
  }
  return {
    act: first.act,
    also: second && second.sure > ALSO_FROM && second.sure > first.sure * 0.6 ? second.act : null,
    sure: first.share,
  };
}

/** Each act: how sure for itself, and its share of all that the sentence may be. */
function sharesOf(
  scores: Float64Array,
  classes: readonly string[],
): { act: Act; sure: number; share: number }[] {
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
