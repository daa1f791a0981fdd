/** What to look at next: the weakest dimension, and what the latest comments on it left to be done. */
import { GENERAL_OBJECTIVE, OBJECTIVES, type Objective, sharesOf } from '#catalogue/objectives.ts';
import type { Dimension, Kind } from '#contract/kinds.ts';
import type { Talk, Weighed } from './item-sums.ts';
import { byTime } from './talk-sums.ts';

export type FocusArea = { text: string; objective: string };

const REMARKS = 2;

/** Of several objectives that feed a dimension, these are what its name says. */
const NEAREST = ['application', 'personal-reflection', 'critical-thinking', 'critical-viewing'];

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
  const { name, subtitle } = objectiveFor(kind, weakest.name);
  const areas = [{ text: `${subtitle}.`, objective: name }];
  for (const { text, objective } of remarks) {
    if (areas.length > REMARKS) break;
    if (areas.every((area) => area.text !== text)) areas.push({ text, objective });
  }
  return areas;
};

const objectiveFor = (kind: Kind, wanted: Dimension): Objective => {
  const feeding = OBJECTIVES[kind].filter(({ dimension }) => dimension === wanted);
  return feeding.find(({ slug }) => NEAREST.includes(slug)) ?? feeding[0] ?? GENERAL_OBJECTIVE;
};
