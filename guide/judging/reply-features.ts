/** What the learned judge looks at in a reply. Nothing in it grows with mere length. */

import { meaningOf, nearness, sharedWords } from '../language/meaning.ts';
import { wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';
import { Features } from '../learned/features.ts';
import type { LinearModel } from '../learned/linear-model.ts';
import type { UnderstoodSentence } from '../understanding/understanding.ts';

export type Reply = {
  sentences: readonly Pick<UnderstoodSentence, 'text' | 'words' | 'scores'>[];
  question: string;
  /** The objective's slug. */
  objective: string;
  kind: string;
  /** Words of names: of the work, its maker, its people. */
  names: ReadonlySet<string>;
};

const CHARACTERS = 0.3;
/** Words beyond this many are no further evidence of anything. */
const READ_WORDS = 260;

export function replyFeatures(
  { sentences, question, objective, kind, names }: Reply,
  vectors: Vectors,
  model: LinearModel,
): Features {
  const found = new Features();
  const acts = sentences.map(({ scores }) => scores);
  const put = (name: string, strength?: number) => found.put(name, strength);
  const words = sentences.flatMap((one) => one.words).slice(0, READ_WORDS);
  const shown = words.map(({ text }) =>
    names.has(text.replace(/'s$/, ''))
      ? '<name>'
      : /^\d+$/.test(text)
        ? '<number>'
        : vectors.rankOf(text) < 0 && text.length > 6
          ? '<rare>'
          : text,
  );
  const n = Math.max(1, shown.length);
  const scale = 2.2 / Math.sqrt(n);
  for (const word of new Set(shown)) put(`w ${word}`, scale);
  const pairs = new Set(shown.slice(1).map((word, at) => `${shown[at]} ${word}`));
  for (const pair of pairs) put(`b ${pair}`, scale);
  const triples = new Set(shown.slice(2).map((word, at) => `${shown[at]} ${shown[at + 1]} ${word}`));
  for (const triple of triples) put(`t ${triple}`, scale * 0.7);
  const line = ` ${shown.join(' ')} `;
  const characters = (CHARACTERS * 3) / Math.sqrt(line.length);
  found.putPiecesOnce(line, [4, 5], characters);
  shown.slice(0, 3).forEach((word, at) => {
    put(`f${at} ${word}`, 0.5);
  });
  shown.slice(-3).forEach((word, at) => {
    put(`l${at} ${word}`, 0.4);
  });
  put(`objective ${objective}`, 0.3);
  put(`kind ${kind}`, 0.2);

  // How the kinds of sentences share the reply, and which follows which.
  const likely = acts.map((scores) => best(scores, model));
  for (const act of new Set(likely)) put(`act ${act}`, 0.6);
  likely.slice(1).forEach((act, at) => {
    put(`then ${likely[at]} ${act}`, 0.4);
  });
  put(`starts ${likely[0]}`, 0.4);
  put(`ends ${likely.at(-1)}`, 0.4);

  const asked = meaningOf(wordsIn(question.slice(-400)), vectors);
  const own = meaningOf(words, vectors);
  const last = sentences.at(-1);
  const lastMeaning = last ? meaningOf(last.words, vectors) : own;
  const share = (holds: (word: string, at: number) => boolean) => shown.filter(holds).length / n;
  const capped = (value: number, most: number) => Math.min(value, most) / most;
  const numbers = [
    nearness(own, asked),
    sharedWords(own, asked),
    nearness(lastMeaning, asked),
    share((word) => word === '<name>'),
    share((word) => word === '<rare>'),
    share((word) => word === '<number>'),
    capped(words.filter(({ text }) => names.has(text.replace(/'s$/, ''))).length, 3),
    capped(shown.filter((word) => word === '<rare>').length, 4),
    share((word) => ABSTRACT.test(word)),
    share((word) => word === 'i' || word === 'my' || word === 'me'),
    share((word) => word === 'he' || word === 'she' || word === 'his' || word === 'her' || word === 'him'),
    share(
      (word) => word === 'not' || word === "n't" || /n't$/.test(word) || word === 'never' || word === 'no',
    ),
    /["“”]|(?:^|\s)['‘]\w/.test(sentences.map(({ text }) => text).join(' ')) ? 1 : 0,
    capped(new Set(shown.filter((word) => word.length > 3)).size, 14),
    new Set(shown).size / n,
    n < 4 ? 1 : 0,
    n < 9 ? 1 : 0,
    rarity(
      words.map(({ text }) => text),
      vectors,
    ),
    // Places of names and rare words along the reply: grounds that go through it, or stand only at its start.
    ...thirds(shown),
    ...actShares(acts, model),
  ];
  found.dense = [...own.vector.map((value) => value * 1.5), ...numbers.map((value) => value * 1.2), 1];
  return found;
}

const ABSTRACT = /(?:tion|sion|ness|ity|ism|ment|ance|ence)s?$/;

function best(scores: Float64Array, { classes }: LinearModel): string {
  let name = '';
  let most = Number.NEGATIVE_INFINITY;
  classes.forEach((one, at) => {
    if (one.startsWith('act ') && (scores[at] as number) > most) {
      most = scores[at] as number;
      name = one.slice(4);
    }
  });
  return name;
}

const WATCHED = [
  'claim',
  'ground',
  'experience',
  'wonder',
  'feeling',
  'thanks',
  'to_judge',
  'aside',
  'stuck',
  'agree',
  'ask_fact',
  'objection',
];
const ABOUTS = [
  'person',
  'moment',
  'choice',
  'craft',
  'idea',
  'self',
  'world',
  'comparison',
  'whole',
  'look',
  'maker',
];

/** Of each act, how sure it is at its surest and over all; of what is spoken of, likewise. */
function actShares(acts: readonly Float64Array[], { classes }: LinearModel): number[] {
  const chance = (score: number) => 1 / (1 + Math.exp(-score));
  const of = (name: string): number[] => {
    const at = classes.indexOf(name);
    if (at < 0 || acts.length === 0) return [0, 0];
    const values = acts.map((scores) => chance(scores[at] as number));
    return [Math.max(...values), values.reduce((a, b) => a + b, 0) / values.length];
  };
  return [...WATCHED.flatMap((act) => of(`act ${act}`)), ...ABOUTS.flatMap((about) => of(`about ${about}`))];
}

function thirds(shown: readonly string[]): number[] {
  const telling = (from: number, to: number) => {
    const part = shown.slice(Math.floor(from * shown.length), Math.ceil(to * shown.length));
    return part.length === 0 ? 0 : part.filter((word) => word.startsWith('<')).length / part.length;
  };
  return [telling(0, 0.33), telling(0.33, 0.67), telling(0.67, 1)];
}

function rarity(words: readonly string[], vectors: Vectors): number {
  if (words.length === 0) return 0;
  const ranks = words
    .map((word) => vectors.rankOf(word))
    .map((rank) => (rank < 0 ? 12 : Math.log2(rank + 2)));
  return ranks.reduce((a, b) => a + b, 0) / ranks.length / 12;
}
