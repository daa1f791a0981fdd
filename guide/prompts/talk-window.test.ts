import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../types.ts';
import { fence } from './fence.ts';
import { shortened, talkWindow } from './talk-window.ts';
import { estimateTokens } from './tokens.ts';

const fenced = fence('k3y');
const OPENING = 'Does the keeper choose to stay?';
const longTalk = (exchanges: number): Message[] => [
  { role: 'guide', text: OPENING },
  ...Array.from({ length: exchanges }, (_, at): Message[] => [
    {
      role: 'reader',
      text: `Thought number ${at} is about the lamp and the night. ${'Because it burns. '.repeat(20)}`,
    },
    {
      role: 'guide',
      text: `So you say thought ${at}. ${'It burns on. '.repeat(15)}What about night ${at}?`,
      feedback: { rating: at % 5 === 0 ? 'excellent' : 'fair', comment: '' },
    },
  ]).flat(),
];
const all = (turns: Message[], tokens: number) =>
  talkWindow(turns, fenced, tokens)
    .map(({ text }) => text)
    .join('\n');

describe('a long discussion', () => {
  it('is given whole where there is room', () => {
    const text = all(longTalk(5), 10_000);
    for (let at = 0; at < 5; at++) expect(text).toContain(`Thought number ${at} `);
    expect(text).not.toContain('Earlier in this discussion');
  });

  it('keeps its opening and its latest turns; the rest is summed up', () => {
    const text = all(longTalk(60), 2_000);
    expect(text).toContain(OPENING);
    expect(text).toContain('What about night 59?');
    expect(text).toContain('Earlier in this discussion');
    expect(text).toContain('- <reader_k3y>Thought number');
    expect(text).toContain('You already asked:');
  });

  it('sums up the well-grounded thoughts before the others', () => {
    const summary =
      talkWindow(longTalk(60), fenced, 2_000).find(({ text }) => text.includes('Earlier in'))?.text ?? '';
    const summed = [...summary.matchAll(/Thought number (\d+)/g)].map(([, at]) => Number(at));
    expect(summed.length).toBeGreaterThan(2);
    expect(summed.every((at) => at % 5 === 0)).toBe(true);
    expect(summed).toEqual(summed.toSorted((a, b) => a - b));
  });

  it('never takes more than its room, begins with the user and alternates', () => {
    const turn = fc.record({
      role: fc.constantFrom('reader' as const, 'guide' as const),
      text: fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 2_000 }),
        fc.constant(''),
      ),
    });
    fc.assert(
      fc.property(
        fc.array(turn, { maxLength: 60 }),
        fc.integer({ min: 300, max: 6_000 }),
        (turns, tokens) => {
          const lines = talkWindow(turns, fenced, tokens);
          expect(lines[0]?.role).toBe('user');
          for (const [at, { role }] of lines.entries())
            expect(role).toBe(at % 2 === 0 ? 'user' : 'assistant');
          expect(estimateTokens(lines.map(({ text }) => text).join(''))).toBeLessThanOrEqual(tokens);
        },
      ),
    );
  });
});

it('keeps within its tokens in a discussion of ten thousand turns, made to be slow', () => {
  const slow = `${'<read'.repeat(700)}<reader_x>${'er_x>'.repeat(700)}`;
  const turns = Array.from(
    { length: 10_000 },
    (_, at): Message => ({ role: at % 2 ? 'reader' : 'guide', text: slow }),
  );
  expect(JSON.stringify(talkWindow(turns, fenced, 12_000)).length).toBeLessThan(12_000 * 6);
});

describe('a text too long', () => {
  it('keeps both of its ends and fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 400, maxLength: 4_000 }),
        fc.integer({ min: 20, max: 90 }),
        (text, tokens) => {
          const cut = shortened(text, tokens);
          expect(estimateTokens(cut)).toBeLessThanOrEqual(tokens);
          expect(cut.isWellFormed()).toBe(text.isWellFormed() || cut.isWellFormed());
          expect(cut).toContain('[…]');
        },
      ),
    );
    expect(shortened(`first ${'middle '.repeat(500)}last`, 50)).toMatch(/^first .* last$/);
  });

  it('is left alone where it fits', () => {
    expect(shortened('short', 10)).toBe('short');
  });
});
