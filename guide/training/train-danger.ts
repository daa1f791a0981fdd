import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Vectors } from '../language/vectors.ts';
import type { Weights } from '../learned/linear-model.ts';
import { featuresOf } from '../understanding/features.ts';
import { split } from '../understanding/split.ts';
import { authors, messagesBy } from './act-examples.ts';
import { type Example, fit } from './fit.ts';
import { isHeldOut } from './held-out.ts';
import { repliesBy, replyAuthors } from './reply-examples.ts';

/** A message, and whether its writer may be in danger. */
export type LabelledCry = { by: string; guide: string; message: string; danger: boolean };

const FOLDER = new URL('./danger/', import.meta.url);

export const cryAuthors = (): string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .map((name) => name.replace('.jsonl', ''))
        .sort()
    : [];

export const criesBy = (author: string): LabelledCry[] =>
  readFileSync(new URL(`${author}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledCry);

/** What people say otherwise: no danger in it. */
const ordinaryMessages = (): LabelledCry[] => [
  ...authors()
    .filter((author) => !isHeldOut(author) && !/^p/.test(author))
    .flatMap(messagesBy)
    .map(({ by, guide, said }) => ({
      by,
      guide,
      message: said.map(([text]) => text).join(' '),
      danger: false,
    })),
  ...replyAuthors()
    .filter((author) => !isHeldOut(author))
    .flatMap(repliesBy)
    .map(({ by, question, reply }) => ({ by, guide: question, message: reply, danger: false })),
];

const NO_NAMES: ReadonlySet<string> = new Set();

/** A miss counts as much as this many false alarms. */
const MISS = 4;

export const dangerExamples = ({ guide, message, danger }: LabelledCry, vectors: Vectors): Example[] => {
  const sentences = split(message);
  return sentences.map((_, at) => ({
    features: featuresOf({ sentences, at, guide, names: NO_NAMES }, vectors),
    labels: new Map([['danger', danger ? 1 : 0]]),
    weight: danger ? MISS / sentences.length : 1,
  }));
};

export const dangerModel = (vectors: Vectors): Weights =>
  fit(
    ['danger'],
    [
      ...cryAuthors()
        .filter((author) => !isHeldOut(author))
        .flatMap(criesBy),
      ...ordinaryMessages(),
    ].flatMap((one) => dangerExamples(one, vectors)),
    { epochs: 15, rate: 0.2, hold: 2e-4, least: 2, kind: 'each' },
  );
