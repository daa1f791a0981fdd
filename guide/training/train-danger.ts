import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Vectors } from '../language/vectors.ts';
import type { Weights } from '../learned/linear-model.ts';
import { cryFeatures } from '../understanding/danger.ts';
import { guideTurn } from '../understanding/features.ts';
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

/** So much does an ordinary message count beside a cry or a look-alike, of which there are far fewer. */
const ORDINARY = 0.15;

const example =
  (weight: number, vectors: Vectors) =>
  ({ guide, message, danger }: LabelledCry): Example => ({
    features: cryFeatures(message, guideTurn(guide, vectors), vectors),
    labels: new Map([['danger', danger ? 1 : 0]]),
    weight,
  });

export const dangerModel = (vectors: Vectors): Weights =>
  fit(
    ['danger'],
    [
      ...cryAuthors()
        .filter((author) => !isHeldOut(author))
        .flatMap(criesBy)
        .map(example(1, vectors)),
      ...ordinaryMessages().map(example(ORDINARY, vectors)),
    ],
    { epochs: 15, rate: 0.2, hold: 2e-4, least: 2, kind: 'each' },
  );
