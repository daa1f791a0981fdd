/** Which of a work's answers a question asks for. */
import type { Answer, AnswerSort } from '#catalogue/script.ts';
import { type Meaning, meaningOf, nearness, sharedWords } from '../language/meaning.ts';
import { type Word, wordsIn } from '../language/tokens.ts';
import type { Vectors } from '../language/vectors.ts';

type Asked = { answer: Answer; meaning: Meaning; opens: string };

export type Match = { answer: Answer; score: number };

export type AnswerFinder = (words: readonly Word[], things: ReadonlySet<string>) => Match[];

export function answerFinder(answers: readonly Answer[], vectors: Vectors): AnswerFinder {
  const asked: Asked[] = answers.flatMap((answer) =>
    answer.asked.map((way) => {
      const words = wordsIn(way);
      return { answer, meaning: meaningOf(words, vectors), opens: openingOf(words) };
    }),
  );
  return (words, things) => {
    if (words.length === 0) return [];
    const meaning = meaningOf(words, vectors);
    const opens = openingOf(words);
    const best = new Map<string, Match>();
    for (const one of asked) {
      const score = scoreOf(meaning, opens, one, things);
      const before = best.get(one.answer.id);
      if (!before || before.score < score) best.set(one.answer.id, { answer: one.answer, score });
    }
    return [...best.values()].sort((a, b) => b.score - a.score).slice(0, 5);
  };
}

function scoreOf(
  meaning: Meaning,
  opens: string,
  { answer, meaning: way, opens: wayOpens }: Asked,
  things: ReadonlySet<string>,
): number {
  const near = Math.max(0, nearness(meaning, way));
  const theirs = sharedWords(meaning, way);
  const ours = sharedWords(way, meaning);
  const shared = theirs + ours === 0 ? 0 : (2 * theirs * ours) / (theirs + ours);
  const kind =
    opens === '' ? 0 : opens === wayOpens ? 0.06 : FITTING[opens]?.includes(answer.sort) ? 0.03 : -0.05;
  const named = answer.things.some((thing) => things.has(thing))
    ? 0.08
    : things.size > 0 && answer.things.length > 0
      ? -0.1
      : 0;
  return 0.42 * near + 0.5 * shared + kind + named;
}

const OPENERS = new Set('who whos what whats when where why how which whose'.split(' '));

/** The word that says what kind of thing is wanted. */
function openingOf(words: readonly Word[]): string {
  const word = words.find(({ text }) => OPENERS.has(text.replace(/'s$/, '')));
  return word ? word.text.replace(/'s$/, '').replace(/s$/, '') : '';
}

const FITTING: Record<string, readonly AnswerSort[]> = {
  who: ['who', 'making', 'theory'],
  what: [
    'meaning',
    'happens',
    'ending',
    'title',
    'fact',
    'definition',
    'simply',
    'precisely',
    'theory',
    'next',
  ],
  when: ['making', 'fact', 'happens'],
  where: ['place', 'fact', 'making'],
  why: ['why', 'meaning', 'title', 'making', 'theory'],
  how: ['form', 'ending', 'hard', 'practice', 'making', 'fact', 'happens'],
  which: ['next', 'fact', 'who'],
};
