import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OBJECTIVES } from '#catalogue/objectives.ts';
import { KINDS } from '#contract/kinds.ts';
import { plain } from './counting.ts';
import { findingsIn } from './eval/checks.ts';
import { hold } from './eval/dialogues.ts';
import { SCRIPTS } from './eval/scripted-readers.ts';
import { questionsIn } from './planning/state.ts';

/** What readers say, from all the scripts, and what nobody would. */
const lines = SCRIPTS.flatMap(({ messages }) => messages);
const message = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...lines) },
  {
    weight: 1,
    arbitrary: fc
      .string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
      .filter((text) => text.trim() !== ''),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '?',
      '!!!',
      '“',
      '"never" "again',
      '{snip}',
      '~story',
      '1️⃣',
      'no',
      'a'.repeat(3000),
    ),
  },
);
const work = fc.oneof(
  fc.constantFrom(...SCRIPTS.map(({ kind, title, creator }) => ({ kind, title, creator }))),
  fc.record({
    kind: fc.constantFrom(...KINDS),
    title: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
    creator: fc.string({ maxLength: 40, unit: 'grapheme' }),
  }),
);
const script = work.chain((one) =>
  fc.record({
    temper: fc.constant('keen' as const),
    kind: fc.constant(one.kind),
    title: fc.constant(one.title),
    creator: fc.constant(one.creator),
    objective: fc.constantFrom(
      'General Discussion',
      'Something of my own',
      ...OBJECTIVES[one.kind].map(({ name }) => name),
    ),
    messages: fc.array(message, { minLength: 1, maxLength: 16 }),
  }),
);

/** Rules that hold whatever the title and the reader are. */
const ALWAYS = new Set(['one question', 'question last', 'length', 'asked before', 'praise', 'spoiler']);

describe('any talk with any reader', () => {
  it('has one question a turn and last, keeps to its length, praises nobody and never asks twice', () => {
    fc.assert(
      fc.property(script, fc.string({ maxLength: 8 }), (one, seed) => {
        const findings = findingsIn(hold(one, seed)).filter(({ rule }) => ALWAYS.has(rule));
        expect(findings).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same talk for the same seed', () => {
    fc.assert(
      fc.property(script, fc.string({ maxLength: 8 }), (one, seed) => {
        const texts = () => hold(one, seed).talk.turns.map(({ text }) => text);
        expect(texts()).toEqual(texts());
      }),
      { numRuns: 25 },
    );
  });

  it('asks nothing twice in forty turns of the same answer', () => {
    for (const same of ['idk', 'ok', 'It is about loneliness.', 'hint', 'another question', 'stupid']) {
      for (const { kind, title, creator } of SCRIPTS.slice(0, 6)) {
        const { talk } = hold(
          {
            temper: 'stuck',
            kind,
            title,
            creator,
            objective: 'General Discussion',
            messages: Array(40).fill(same),
          },
          same,
        );
        const asked = talk.turns
          .slice(1)
          .filter(({ role }) => role === 'guide')
          .flatMap(({ text }) =>
            questionsIn(text.replace(/“[^”]*”/gu, ''))
              .slice(-1)
              .map(plain),
          );
        expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
      }
    }
  });
});
