import { describe, expect, it } from 'vitest';
import { findingsIn } from './checks.ts';
import { hold } from './dialogues.ts';
import { SCRIPTS } from './scripted-readers.ts';

describe('scripted talks', () => {
  it.each(SCRIPTS.map((script) => [`${script.temper}, ${script.title}`, script] as const))(
    'hold every rule that a machine can check: %s',
    (_name, script) => {
      for (const seed of ['a', 'b', 'c']) expect(findingsIn(hold(script, seed))).toEqual([]);
    },
  );

  it('reach a close with every reader who takes leave', () => {
    for (const script of SCRIPTS)
      expect(hold(script, 'a').spoken.at(-1)?.brief.move, script.title).toBe('close');
  });

  it('bring a summary or an offer to close to every reader who has something to say', () => {
    for (const script of SCRIPTS) {
      const moves = hold(script, 'a').spoken.map(({ brief }) => brief.move);
      expect(
        moves.some((move) => move === 'summary' || move === 'offer'),
        script.title,
      ).toBe(true);
    }
  });
});
