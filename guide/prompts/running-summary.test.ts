import { describe, expect, it } from 'vitest';
import { lastQuestion } from '../language/last-question.ts';
import { fence } from './fence.ts';
import { runningSummary } from './running-summary.ts';
import { estimateTokens } from './tokens.ts';

describe('the question of a turn', () => {
  it.each([
    ['So the lamp matters. Which line tells you?', 'Which line tells you?'],
    ['Who is it for? Say more. And why now?', 'And why now?'],
    ['He stays.\nFor whom?', 'For whom?'],
    ['その行は？', 'その行は？'],
    ['What of “his lamp”? Take your time.', 'What of “his lamp”?'],
    ['Nothing is asked here.', null],
    ['?', null],
    ['', null],
  ])('in “%s” is %s', (turn, question) => {
    expect(lastQuestion(turn)).toBe(question);
  });

  it('is found in a turn made to be slow', () => {
    expect(lastQuestion('a'.repeat(400_000))).toBeNull();
    expect(lastQuestion(`${'a '.repeat(200_000)}?`)).toMatch(/\?$/);
  });
});

it('a summary keeps within its tokens, whatever was said', () => {
  const turns = Array.from({ length: 50 }, (_, at) =>
    at % 2
      ? { role: 'guide' as const, text: `It burns. ${'Why '.repeat(at)}number ${at}?` }
      : { role: 'reader' as const, text: '🙂'.repeat(at * 20) },
  );
  for (const tokens of [60, 200, 800])
    expect(estimateTokens(runningSummary(turns, fence('k3y'), tokens))).toBeLessThanOrEqual(tokens);
});
