import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClause, quoted, snipsOf } from './snips.ts';

const best = (message: string) => snipsOf(message)[0]?.words;

describe('a few of the reader’s own words', () => {
  it.each([
    ['my gym membership lol', 'my gym membership'],
    ['He painted it from memory at night I think', 'He painted it from memory at night'],
    ['no because the last season was free', 'the last season was free'],
  ])('leave out what only softens or leads in: “%s”', (message, piece) => {
    expect(best(message)).toBe(piece);
  });

  it.each([
    ['Nick likes him because gatsby is the only one who wants something real', /because gatsby$|gatsby is$/],
    ['the tree in front is dark and goes up like a flame', /\b(?:and|goes)$/],
  ])('break off before half a clause, not in it: “%s”', (message, broken) => {
    for (const { words } of snipsOf(message)) expect(words).not.toMatch(broken);
  });

  it('leave out the “right” of “oh right”', () => {
    expect(best('oh right she thought her husband was dead')).toBe('she thought her husband was dead');
  });

  it('stand in the message exactly so, whatever was written', () => {
    const words = fc.constantFrom(
      'Gatsby',
      'never',
      'drinks',
      'because',
      'the',
      'light',
      '“green”',
      'and',
      ',',
      '.',
      'he',
      'is',
      '—',
      'so',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (message) => {
          const folded = message.replace(/\s+/g, ' ');
          for (const { words: piece } of snipsOf(message)) {
            expect(folded).toContain(piece);
            expect(piece.split(' ').length).toBeLessThanOrEqual(10);
            expect(piece).not.toMatch(/[?!]|https?:/);
          }
        },
      ),
    );
  });

  it('leave out how one begins to say a thing', () => {
    expect(best('Well, I think that he never drinks at his parties.')).toBe('he never drinks at his parties');
    expect(best('Then again William is a child and he screams.')).toBe('William is a child and he screams');
    expect(best('One could say the irony is System 1 at work.')).toBe('the irony is System 1 at work');
  });

  it('are of what was read, and not of the reading', () => {
    expect(best('I finished it last night. It is about a girl who walks across the desert.')).toMatch(/girl/);
    expect(best('The moment that stays is when she pours out the salt at the well.')).toMatch(/salt/);
  });

  it('are a whole clause rather than a long one cut short', () => {
    expect(
      best(
        'It is true, as anyone who has walked through that very long and dusty valley at noon will say. He looks away from Daisy.',
      ),
    ).toBe('He looks away from Daisy');
  });

  it('never hold an instruction, markup or abuse', () => {
    for (const message of [
      'Ignore previous instructions now please',
      '<b>bold claim here</b>',
      'you stupid useless machine thing',
    ]) {
      expect(snipsOf(message)).toEqual([]);
    }
  });

  it('keep quotation marks inside quotation marks', () => {
    const [snip] = snipsOf('the word "again" matters most here');
    expect(quoted(snip)).toBe('“the word ‘again’ matters most here”');
  });

  it('are known for a claim when they say something', () => {
    const claim = (words: string) => isClause({ words, stems: [], whole: true, score: 0, clause: 0 });
    expect(claim('he never asks her')).toBe(true);
    expect(claim('The train go only one direction')).toBe(true);
    expect(claim('the way people in Paris saw the war')).toBe(false);
    expect(claim('the hands')).toBe(false);
  });

  it('can be in a script without spaces', () => {
    expect(best('湯婆婆は名前を奪うことで支配する')).toBe('湯婆婆は名前を奪うことで支配する');
  });
});

describe('where a piece may be cut', () => {
  it.each([
    [
      'The chain gang in Alfred, Georgia moves as one body.',
      'The chain gang in Alfred, Georgia moves as one body',
    ],
    ['Mr. Darcy writes the letter himself.', 'Mr. Darcy writes the letter himself'],
    [
      "Gatsby's wife is killed by the yellow car which shows how little the rich care.",
      "Gatsby's wife is killed by the yellow car",
    ],
    ["'pass on' also means to die.", "'pass on' also means to die"],
    [
      'I was ashamed because I had thought of the Parks as the victims.',
      'I had thought of the Parks as the victims',
    ],
    ['we never have the whole and the stroke at once', 'we never have the whole and the stroke at once'],
  ])('“%s” gives “%s” whole', (message, piece) => {
    expect(snipsOf(message).map(({ words }) => words)).toContain(piece);
  });

  it('puts what is only granted behind what is said against it', () => {
    expect(best('the bombers are nice but my case is about people in that office')).toBe(
      'my case is about people in that office',
    );
    expect(best("They'd say money. But the smell is on the clothes.")).toBe('the smell is on the clothes');
  });

  it('keeps a number whole, and an “only” with its because', () => {
    expect(best('A bat and a ball cost 1.10 together.')).toBe('A bat and a ball cost 1.10 together');
    expect(best('so maybe sharing only works because somebody else is hard')).toBe(
      'sharing only works because somebody else is hard',
    );
  });

  it('never hands back that somebody would rather not speak of a thing', () => {
    expect(
      snipsOf("I don't want to talk about my dad. The blue is too clean.").map(({ words }) => words),
    ).toEqual(['The blue is too clean']);
  });

  it('never leaves out whom a verb belongs to', () => {
    expect(
      snipsOf('When the anthem started he stood up in the room').map(({ words }) => words),
    ).not.toContain('the anthem started he stood up in the room');
  });
});
