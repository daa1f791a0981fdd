import { levelOf, uncapped } from '../judging/level.ts';
import { read } from '../reading/read.ts';
import type { Weights } from '../reading/strength.ts';
import type { Reading } from '../types.ts';
import { heightOf, type Pair, weightedKappa } from './agreement.ts';
import { type Case, fit } from './fitting.ts';
import { type Labelled, talkOf } from './labelled.ts';

/** Ridges to choose from, inside the folds only. */
const RIDGES = [15, 40, 100, 200];

export type Read = { item: Labelled; reading: Reading };

export const readAll = (items: readonly Labelled[]): Read[] =>
  items.map((item) => ({ item, reading: read(item.reply, talkOf(item)) }));

/** Only replies that reach the weighing teach it; what a gate holds back is settled before. */
export const casesOf = (reads: readonly Read[]): Case[] =>
  reads.flatMap(({ item, reading }) =>
    reading.signals && !isHeldBack(reading)
      ? [
          {
            signals: reading.signals,
            level: heightOf(item.quality),
            group: item.title,
            words: item.reply.split(/\s+/).length,
          },
        ]
      : [],
  );

export const isHeldBack = ({ caps }: Reading): boolean =>
  levelOf({ observations: FULL, caps }) === 'needs_improvement';

const nowhere = { start: 0, end: 0, text: '' };
const FULL: Reading['observations'] = (['point', 'anchor', 'link', 'second_move'] as const).map(
  (criterion) => ({
    criterion,
    span: nowhere,
  }),
);

export const givenLevel = (item: Labelled, weights?: Weights): number => {
  const reading = read(item.reply, talkOf(item), weights);
  return reading.judged ? heightOf(levelOf(reading)) : heightOf(uncapped([]));
};

/** Works to folds in the order of their titles, so that a work is never on both sides. */
export function foldOf(titles: readonly string[], folds: number): (title: string) => number {
  const places = new Map([...new Set(titles)].sort().map((title, place) => [title, place % folds] as const));
  return (title) => places.get(title) ?? 0;
}

/** The heaviest ridge that comes within a hundredth of the best across folds of these very cases. */
export function chooseRidge(items: readonly Labelled[], extra: readonly Read[]): number {
  const reads = readAll(items);
  const scored = RIDGES.map((ridge) => ({
    ridge,
    kappa: weightedKappa(outOfFold(reads, extra, 5, () => ridge)),
  }));
  const best = Math.max(...scored.map(({ kappa }) => kappa));
  return Math.max(...scored.filter(({ kappa }) => kappa >= best - 0.01).map(({ ridge }) => ridge));
}

/** Each reply judged by weights that never saw its work. */
export function outOfFold(
  reads: readonly Read[],
  extra: readonly Read[],
  folds: number,
  ridgeFor: (training: readonly Labelled[]) => number,
): Pair[] {
  const fold = foldOf(
    reads.map(({ item }) => item.title),
    folds,
  );
  return Array.from({ length: folds }, (_, which) => {
    const training = reads.filter(({ item }) => fold(item.title) !== which);
    const ridge = ridgeFor(training.map(({ item }) => item));
    const weights = fit(casesOf([...training, ...extra]), ridge);
    return reads
      .filter(({ item }) => fold(item.title) === which)
      .map(({ item }) => ({ truth: heightOf(item.quality), given: givenLevel(item, weights) }));
  }).flat();
}
