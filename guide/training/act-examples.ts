/** Labelled sentences in their context, as examples to learn acts from. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Kind } from '#contract/kinds.ts';
import { type Sentence, wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { featuresOf, guideTurn } from '../understanding/features.ts';
import type { Example } from './fit.ts';

export type LabelledMessage = {
  by: string;
  kind: Kind;
  title: string;
  creator: string;
  guide: string;
  /** Each sentence with its label: `claim:person`, `ask_fact`, `claim:idea+ask_fact`. */
  said: [string, string][];
};

const FOLDER = new URL('./acts/', import.meta.url);

export const authors = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.replace('.jsonl', ''))
    .sort();

export const messagesBy = (author: string): LabelledMessage[] =>
  readFileSync(new URL(`${author}.jsonl`, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage);

export type ActExample = Example & { text: string; act: string; first: boolean };

export function examplesOf(message: LabelledMessage, vectors: Vectors): ActExample[] {
  const sentences = sentencesOf(message);
  const guide = guideTurn(message.guide, vectors);
  const names = new Set(
    wordsIn(`${message.title} ${message.kind === 'concept' ? '' : message.creator}`)
      .map(({ text }) => text)
      .filter((word) => word.length > 3),
  );
  return sentences.map((sentence, at) => {
    const labels = new Map<string, number>();
    const all = (message.said[at]?.[1] ?? '').split('+');
    all.forEach((label, place) => {
      const [act, about] = label.split(':');
      labels.set(`act ${act}`, place === 0 ? 1 : 0.5);
      if (about && place === 0) labels.set(`about ${about}`, 1);
    });
    return {
      features: featuresOf({ sentences, at, guide, names }, vectors),
      labels,
      weight: 1,
      text: sentence.text,
      act: (all[0] ?? '').split(':')[0] ?? '',
      first: at === 0,
    };
  });
}

/** The sentences as they were labelled, with the places they would have in the message. */
function sentencesOf({ said }: LabelledMessage): Sentence[] {
  let start = 0;
  return said.map(([text]) => {
    const sentence = { start, end: start + text.length, text, words: wordsIn(text, start) };
    start += text.length + 1;
    return sentence;
  });
}
