/** All that was learned, read once: word vectors and the models that stand on them. */
import { readVectors, type Vectors } from '../language/vectors.ts';
import type { Certainty } from '../understanding/act-of.ts';
import { HOUSE_ANSWERS } from '../words/about-the-guide.ts';
import { type AnswerFinder, answerFinder } from '../works/match-answer.ts';
import { type LinearModel, unpacked } from './linear-model.ts';

export type Mind = {
  vectors: Vectors;
  /** Whether a sentence is a thought about the work; which act it is. */
  acts: LinearModel;
  /** How sure each act must be. */
  certainty: Certainty;
  /** Whether a sentence is a cry for help. */
  danger: LinearModel;
  /** How much thinking a reply shows, from 0 to 3. */
  level: LinearModel;
  /** What speaks for a candidate of a turn, and how much. */
  choice: Readonly<Record<string, number>>;
  /** Answers about the guide and the app. */
  house: AnswerFinder;
};

/** The files a mind is read from, by name, as they stand in guide/learned/. */
export const MIND_FILES = {
  vectors: 'word-vectors.bin',
  acts: 'acts.bin',
  certainty: 'certainty.json',
  danger: 'danger.bin',
  level: 'level.bin',
  choice: 'choice.json',
} as const;

export function readMind(file: (name: string) => Uint8Array): Mind {
  const vectors = readVectors(file(MIND_FILES.vectors));
  const numbers = (name: string): Record<string, number> => JSON.parse(new TextDecoder().decode(file(name)));
  return {
    vectors,
    acts: unpacked(file(MIND_FILES.acts)),
    danger: unpacked(file(MIND_FILES.danger)),
    level: unpacked(file(MIND_FILES.level)),
    certainty: numbers(MIND_FILES.certainty) as Certainty,
    choice: numbers(MIND_FILES.choice),
    house: answerFinder(HOUSE_ANSWERS, vectors),
  };
}
