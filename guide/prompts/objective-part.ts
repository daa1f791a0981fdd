import type { Objective } from '#catalogue/objectives.ts';
import type { Fence } from './fence.ts';
import { criteriaFor } from './objective-criteria.ts';

export function objectivePart(objective: Objective, fenced: Fence): string {
  const { point, anchor, link, secondMove } = criteriaFor(objective.slug);
  const aim = objective.aim ? ` Its aim: ${objective.aim}` : '';
  return `THE OBJECTIVE
${fenced.work(`${objective.name}.${aim}`)}
What a full answer has here: a point (${point}); an anchor (${anchor}); a link between them, drawn by the reader (${link}); a second move (${secondMove}).`;
}
