import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { CATEGORIES } from './categories.ts';
import { discussedAmong, NOTHING_YET, progressFrom } from './progress.ts';

const talk = (title: string, messageCount: number, lastMessageAt: string | null) => ({
  title,
  messageCount,
  lastMessageAt,
});
const MARCH = '2026-03-01T12:00:00.000Z';
const MAY = '2026-05-01T12:00:00.000Z';

describe('what a person has discussed', () => {
  test('is nothing before they have said anything: an opening alone is the guide talking', () => {
    const opened = [talk('Loss aversion', 0, null), talk('Flow', 1, MAY)];
    expect(progressFrom(opened, SHELF_CONCEPTS)).toEqual(NOTHING_YET);
  });

  test('is counted over all discussions of a concept, whatever their objective', () => {
    const { talks } = progressFrom(
      [talk('Loss aversion', 4, MAY), talk('Loss aversion', 6, MARCH)],
      SHELF_CONCEPTS,
    );
    expect([...talks]).toEqual([['loss-aversion', { messages: 10, lastAt: MAY }]]);
  });

  test('is found under other spellings of the name, and leaves out what is not in the catalogue', () => {
    const { talks } = progressFrom(
      [talk('occam’s razor', 2, MARCH), talk('My own idea', 40, MAY)],
      SHELF_CONCEPTS,
    );
    expect([...talks.keys()]).toEqual(['occams-razor']);
  });

  test('the latest is the one spoken of last, in whatever order they come', () => {
    const said = [talk('Flow', 2, MARCH), talk('Anchoring', 2, MAY), talk('Entropy', 9, null)];
    for (const order of [said, said.toReversed()]) {
      expect(progressFrom(order, SHELF_CONCEPTS).latest?.concept.id).toBe('anchoring');
    }
  });
});

test('the categories’ counts add up to all that was discussed', () => {
  const anyTalk = fc.record({
    title: fc.constantFrom(...SHELF_CONCEPTS.map(({ name }) => name), 'Something else'),
    messageCount: fc.nat(5),
    lastMessageAt: fc.constantFrom(MARCH, MAY, null),
  });
  fc.assert(
    fc.property(fc.array(anyTalk, { maxLength: 60 }), (discussions) => {
      const progress = progressFrom(discussions, SHELF_CONCEPTS);
      const sum = CATEGORIES.reduce((total, { concepts }) => total + discussedAmong(concepts, progress), 0);
      expect(sum).toBe(progress.talks.size);
    }),
  );
});
