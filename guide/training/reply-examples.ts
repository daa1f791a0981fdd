/** Labelled replies, as examples to learn levels from. */
import { readdirSync, readFileSync } from 'node:fs';
import { knowledgeOf } from '#catalogue/knowledge.ts';
import { GENERAL_OBJECTIVE, objectiveOf } from '#catalogue/objectives.ts';
import { type Kind, RATINGS, type Rating } from '#contract/kinds.ts';
import { replyFeatures } from '../judging/reply-features.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import { featuresOf, guideTurn } from '../understanding/features.ts';
import { split } from '../understanding/split.ts';
import type { Example } from './fit.ts';

export type LabelledReply = {
  id: string;
  by: string;
  kind: Kind;
  title: string;
  creator: string;
  objective: string;
  question: string;
  reply: string;
  quality: Rating;
};

const FOLDER = new URL('./replies/', import.meta.url);

export const replyAuthors = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.replace('.jsonl', ''))
    .sort();

export const repliesBy = (author: string): LabelledReply[] =>
  readFileSync(new URL(`${author}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ by: author, ...JSON.parse(line) }) as LabelledReply);

/** From 0 for needs_improvement to 3 for excellent. */
export const heightOfRating = (rating: Rating): number => RATINGS.length - 1 - RATINGS.indexOf(rating);

export type ReplyExample = Example & { reply: LabelledReply; height: number };

export function exampleOf(reply: LabelledReply, vectors: Vectors, acts: LinearModel): ReplyExample {
  const names = namesAround(reply);
  const sentences = split(reply.reply);
  const guide = guideTurn(reply.question, vectors);
  const scored = sentences.map(({ text, words }, at) => ({
    text,
    words,
    scores: acts.scores(featuresOf({ sentences, at, guide, names }, vectors)),
  }));
  const height = heightOfRating(reply.quality);
  return {
    features: replyFeatures(
      {
        sentences: scored,
        question: reply.question,
        objective: (objectiveOf(reply.kind, reply.objective) ?? GENERAL_OBJECTIVE).slug,
        kind: reply.kind,
        names,
      },
      vectors,
      acts,
    ),
    labels: new Map<string, number>([
      ['height', height],
      [`level ${height}`, 1],
    ]),
    weight: 1,
    reply,
    height,
  };
}

/** Names as the running guide would know them: of the title, the maker and what the catalogue holds. */
function namesAround({ kind, title, creator }: LabelledReply): ReadonlySet<string> {
  const people = knowledgeOf({ kind, title, creator })?.people;
  const names = [
    title,
    kind === 'concept' ? '' : creator,
    ...[...(people?.open ?? []), ...(people?.spoilers ?? [])].map(({ name }) => name),
  ];
  return new Set(
    names.flatMap((text) => wordsIn(text).map((word) => word.text)).filter((word) => word.length > 3),
  );
}
