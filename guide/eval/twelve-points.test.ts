import { describe, expect, it } from 'vitest';
import { findingsIn } from './checks.ts';
import { hold } from './dialogues.ts';
import { SCRIPTS } from './scripted-readers.ts';
import { countedPoints } from './twelve-points.ts';

const talks = SCRIPTS.slice(0, 6).map((script) => {
  const dialogue = hold(script, 'a');
  return { dialogue, findings: findingsIn(dialogue) };
});
const share = (points: ReturnType<typeof countedPoints>, counted: RegExp) =>
  points.find((one) => counted.test(one.counted))?.share;

describe('what is counted of the twelve points', () => {
  it('falls when a turn breaks a rule', () => {
    const broken = talks.map(({ dialogue }) => ({
      dialogue,
      findings: [{ turn: 1, rule: 'asked before', text: '' }],
    }));
    expect(share(countedPoints(talks), /one question/)).toBe(1);
    expect(share(countedPoints(broken), /one question/)).toBeLessThan(1);
  });

  it('falls when a talk ends without a close or the reader is not taken up', () => {
    const deaf = talks.map(({ dialogue, findings }) => ({
      findings,
      dialogue: {
        ...dialogue,
        spoken: dialogue.spoken.map((one) => ({
          ...one,
          brief: { ...one.brief, move: 'point', draft: 'What else?' },
        })),
      },
    }));
    expect(share(countedPoints(deaf), /own words/)).toBe(0);
    expect(share(countedPoints(deaf), /a close/)).toBe(0);
    expect(share(countedPoints(talks), /own words/)).toBeGreaterThan(0.3);
  });
});
