import { lastQuestion } from '../language/last-question.ts';
import type { Message } from '../types.ts';
import type { Fence } from './fence.ts';
import { estimateTokens } from './tokens.ts';

const GIST_WORDS = 24;
const GIST_LENGTH = 240;

/** Beginning of a reader's turn, in whole words. */
function gist(text: string): string {
  const whole = text.trim();
  const start = whole.slice(0, GIST_LENGTH).split(/\s+/).slice(0, GIST_WORDS).join(' ').toWellFormed();
  return start.length < whole.length ? `${start} …` : start;
}

const strong = (turns: readonly Message[], at: number) => {
  const rating = turns[at + 1]?.feedback?.rating;
  return rating === 'excellent' || rating === 'good';
};

/**
 * What the turns left out were about, made by code from the words themselves: the reader's thoughts, the
 * well-grounded ones first, and the questions already asked. So one message cannot rewrite what was said.
 */
export function runningSummary(left: readonly Message[], fenced: Fence, tokens: number): string {
  const thoughts = left
    .map((turn, at) => ({ turn, at, strong: strong(left, at) }))
    .filter(({ turn }) => turn.role === 'reader' && turn.text.trim() !== '');
  const byWeight = [
    ...thoughts.filter((t) => t.strong).reverse(),
    ...thoughts.filter((t) => !t.strong).reverse(),
  ];
  const questions = left
    .flatMap((turn) => (turn.role === 'guide' ? (lastQuestion(turn.text) ?? []) : []))
    .reverse();

  const heading = '[Earlier in this discussion, in short.]';
  let room = tokens - estimateTokens(heading) - 20;
  const take = <T>(items: readonly T[], say: (item: T) => string, share: number): T[] => {
    let part = Math.min(room, share);
    const taken: T[] = [];
    for (const item of items) {
      const cost = estimateTokens(say(item)) + 2;
      if (cost > part) break;
      part -= cost;
      room -= cost;
      taken.push(item);
    }
    return taken;
  };
  const kept = take(byWeight, ({ turn }) => fenced.reader(gist(turn.text)), room * 0.6).sort(
    (a, b) => a.at - b.at,
  );
  const asked = take(questions, (question) => question, room).reverse();
  return [
    heading,
    kept.length > 0 &&
      `The reader said:\n${kept.map(({ turn }) => `- ${fenced.reader(gist(turn.text))}`).join('\n')}`,
    asked.length > 0 && `You already asked:\n${asked.map((question) => `- ${question}`).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n');
}
