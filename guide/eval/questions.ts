/** Questions people ask of works whose scripts they never saw: what is answered, and whether rightly. */
import { existsSync, readFileSync } from 'node:fs';
import type { Kind } from '#contract/kinds.ts';
import { beginTalk } from '#tests/held-talk.ts';

export type AskedQuestion = {
  by: string;
  kind: Kind;
  title: string;
  creator: string;
  message: string;
  /** The answer or thing of the script that answers it, as somebody found who read the script; null where it holds none. */
  answer: string | null;
};

const FILE = new URL('./questions.jsonl', import.meta.url);

export const askedQuestions = (): AskedQuestion[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as AskedQuestion)
    : [];

export type QuestionFigures = {
  asked: number;
  covered: number;
  right: number;
  handedBack: number;
  honest: number;
};

export async function questionFigures(): Promise<QuestionFigures> {
  const figures = { asked: 0, covered: 0, right: 0, handedBack: 0, honest: 0 };
  for (const { answer, message, ...named } of askedQuestions()) {
    const talk = beginTalk(named);
    const { record, guide } = talk.say(message);
    figures.asked++;
    if (guide.includes(message)) figures.handedBack++;
    if (answer === null) {
      if (record.move === 'unknown') figures.honest++;
      continue;
    }
    figures.covered++;
    const said = record.used.some(
      (key) => key === `a:${answer}` || key === `is:${answer}` || key.startsWith(`${answer}/`),
    );
    if (said) figures.right++;
  }
  return figures;
}
