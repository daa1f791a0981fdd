import { readFileSync } from 'node:fs';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { objectiveOf, ownObjective } from '#catalogue/objectives.ts';
import type { Kind, Rating } from '#contract/kinds.ts';
import type { Talk } from '../types.ts';

/** A reply and the level a person gave it. */
export type Labelled = {
  id: string;
  kind: Kind;
  title: string;
  creator: string;
  objective: string;
  question: string;
  reply: string;
  quality: Rating;
};

export type LabelledSet = 'replies' | 'practice' | 'probes' | 'short';

export const labelled = (set: LabelledSet): Labelled[] =>
  readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);

/** The talk in which the reply was given: its work, its objective, and the one question. */
export function talkOf({ id, kind, title, creator, objective, question }: Labelled): Talk {
  return {
    subject: { kind, title, creator, knowledge: knowledgeOf({ kind, title, creator }) },
    objective: objectiveOf(kind, objective) ?? ownObjective(objective),
    turns: [{ role: 'guide', text: question }],
    seed: id,
  };
}
