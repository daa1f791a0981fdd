/** Acts on sentences by authors nothing was trained on. */
import { testMind } from '#tests/held-talk.ts';
import { authors, examplesOf, messagesBy } from '../training/act-examples.ts';
import { isHeldOut } from '../training/held-out.ts';
import { actOf, isJudged } from '../understanding/act-of.ts';
import { type Act, THOUGHTS } from '../understanding/acts.ts';

export type ActFigures = {
  authors: string[];
  messages: number;
  sentences: number;
  /** The mean over acts of how precise and how complete each is recognised. */
  macroF1: number;
  accuracy: number;
  byAct: { act: string; f1: number; sentences: number }[];
  /** Of messages without a claim, ground or experience, the share that would be given a level. */
  levelShown: number;
  /** Of messages with one, the share that would be left without. */
  levelMissed: number;
};

/** What the policy treats alike counts as one: kinds of thought, and questions about the work. */
const ALIKE: Partial<Record<Act, string>> = {
  ...Object.fromEntries(THOUGHTS.map((act) => [act, 'thought'])),
  ask_fact: 'ask_work',
  ask_meaning: 'ask_work',
};
const grouped = (act: string): string => ALIKE[act as Act] ?? act;
const JUDGED = new Set(['claim', 'ground', 'experience']);

export function actFigures(of: readonly string[] = authors().filter(isHeldOut)): ActFigures {
  const { vectors, acts, certainty } = testMind();
  const counts = new Map<string, { right: number; claimed: number; there: number }>();
  const count = (act: string) => {
    const known = counts.get(act) ?? { right: 0, claimed: 0, there: 0 };
    counts.set(act, known);
    return known;
  };
  let messages = 0;
  let sentences = 0;
  let shown = 0;
  let none = 0;
  let missed = 0;
  let due = 0;
  for (const message of of.flatMap(messagesBy)) {
    messages++;
    const examples = examplesOf(message, vectors);
    const scores = examples.map(({ features }) => acts.scores(features));
    const given = examples.map(
      ({ text }, at) => actOf(scores[at] as Float64Array, acts, certainty, text).act,
    );
    examples.forEach(({ act }, at) => {
      sentences++;
      const [truth, guess] = [grouped(act), grouped(given[at] as Act)];
      count(truth).there++;
      count(guess).claimed++;
      if (truth === guess) count(truth).right++;
    });
    const isDue = message.said.some(([, label]) =>
      label.split('+').some((one) => JUDGED.has(one.split(':')[0] ?? '')),
    );
    const isShown = given.some((act, at) => isJudged(act, scores[at] as Float64Array, acts));
    if (isDue) {
      due++;
      if (!isShown) missed++;
    } else {
      none++;
      if (isShown) shown++;
    }
  }
  const byAct = [...counts]
    .filter(([, { there }]) => there > 0)
    .map(([act, { right, claimed, there }]) => ({
      act,
      f1: (2 * right) / (claimed + there),
      sentences: there,
    }))
    .sort((a, b) => a.f1 - b.f1);
  return {
    authors: [...of],
    messages,
    sentences,
    macroF1: byAct.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, byAct.length),
    accuracy: [...counts.values()].reduce((sum, { right }) => sum + right, 0) / Math.max(1, sentences),
    byAct,
    levelShown: shown / Math.max(1, none),
    levelMissed: missed / Math.max(1, due),
  };
}
