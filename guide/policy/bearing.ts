/** What bears most on a thought: of all remarks that may be said and were not, the best one. */
import { type Meaning, meaningOf, nearness, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { UnderstoodSentence } from '../understanding/understanding.ts';
import type { KnownRemark, Work } from '../works/work.ts';
import type { Draft } from './draft.ts';
import { mayHear, reach } from './gate.ts';

export type Bearing = { remark: KnownRemark; score: number; near: number; named: boolean };

/** Remarks on what the sentences speak of, the most fitting first. */
export function bearing(
  draft: Draft,
  sentences: readonly UnderstoodSentence[],
  vectors: Vectors,
  work: Work = draft.now.work,
): Bearing[] {
  const { state } = draft.now;
  const mentions = new Map<string, number>();
  sentences.forEach(({ things }, at) => {
    for (const { thing, sure } of things)
      mentions.set(
        thing,
        Math.max(mentions.get(thing) ?? 0, sure * (at === sentences.length - 1 ? 1 : 0.95)),
      );
  });
  const reached = reach(state, work, [...mentions.keys()]);
  const whole = meaningOf(wordsIn(sentences.map(({ text }) => text).join(' ')), vectors);
  const each =
    sentences.length > 1 ? sentences.map(({ text }) => meaningOf(wordsIn(text), vectors)) : [whole];
  return work.remarks
    .filter(
      ({ key, thing, from }) =>
        !draft.has(key) &&
        !state.refused.includes(thing) &&
        mayHear(from, reached, mentions.has(thing) ? (work.things.get(thing)?.from ?? 0) : 0),
    )
    .map((remark) => scored(remark, mentions, whole, each, state.recent))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function scored(
  remark: KnownRemark,
  mentions: ReadonlyMap<string, number>,
  whole: Meaning,
  each: readonly Meaning[],
  recent: readonly string[],
): Bearing {
  const sure = mentions.get(remark.thing) ?? 0;
  const near = Math.max(0, ...remark.hears.flatMap((heard) => each.map((one) => alike(one, heard))));
  const says = nearness(whole, remark.says);
  /** What they have just said themselves is no news to them. */
  const told = sharedWords(remark.says, whole);
  const others = [...remark.names].filter((thing) => (mentions.get(thing) ?? 0) > 0.6).length;
  const score =
    sure * 1.1 +
    near * 0.8 +
    Math.max(0, says) * 0.35 +
    Math.min(2, others) * 0.2 +
    (recent[0] === remark.thing ? 0.05 : 0) -
    (told > 0.5 ? 0.6 : 0);
  return { remark, near, named: sure >= 0.55, score: sure >= 0.55 ? score : near >= NEAR ? score : 0 };
}

/** From here on words that name nothing are taken to mean a remark's thing all the same. */
const NEAR = 0.72;

export function alike(a: Meaning, b: Meaning): number {
  const one = sharedWords(a, b);
  const other = sharedWords(b, a);
  const shared = one + other === 0 ? 0 : (2 * one * other) / (one + other);
  return 0.55 * Math.max(0, nearness(a, b)) + 0.45 * shared;
}
