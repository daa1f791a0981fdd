/** What to look at next: the weakest dimension, and what the latest comments on it left to be done. */
import { OBJECTIVES, sharesOf } from '#catalogue/objectives.ts';
import { type Dimension, GENERAL_DISCUSSION, type Kind } from '#contract/kinds.ts';
import * as say from '../words.ts';
import type { Talk, Weighed } from './item-sums.ts';
import { byTime } from './talk-sums.ts';

export type FocusArea = { text: string; objective: string };

const REMARKS = 2;

const NEXT: Record<Dimension, string> = {
  'Concept Recognition': say.focusOnRecognition,
  'Real-world Application': say.focusOnApplication,
  'Critical Analysis': say.focusOnAnalysis,
};

export const focusAreas = (
  kind: Kind,
  dimensions: readonly Weighed[],
  talks: readonly Talk[],
): FocusArea[] => {
  const [weakest] = dimensions
    .filter((one): one is Weighed & { score: number } => one.score !== null)
    .sort((a, b) => a.score - b.score);
  if (!weakest) return [];
  const remarks = talks
    .filter(({ objective }) => sharesOf(kind, objective).some(({ dimension }) => dimension === weakest.name))
    .flatMap(({ objective, remarks }) => remarks.map((remark) => ({ ...remark, objective })))
    .sort(byTime)
    .toReversed();
  const areas = [{ text: NEXT[weakest.name], objective: objectiveFor(kind, weakest.name) }];
  for (const { text, objective } of remarks) {
    if (areas.length > REMARKS) break;
    if (areas.every((area) => area.text !== text)) areas.push({ text, objective });
  }
  return areas;
};

const objectiveFor = (kind: Kind, wanted: Dimension): string =>
  OBJECTIVES[kind].find(({ dimension }) => dimension === wanted)?.name ?? GENERAL_DISCUSSION;
