import { expect, test } from 'vitest';
import { quoted, snipsOf } from './snips.ts';
import { thesisOf } from './thesis.ts';

const thesis = (message: string) => quoted(thesisOf(snipsOf(message), [])) ?? null;

test.each([
  'The dog is what matters',
  'Sadness slows us down',
  'Each version makes its own teller look better',
  'his fear of becoming like Unoka makes him hit first',
  'it is the cruellest line in the book',
  'He should have talked to Sal',
  'losing money hurts more than winning the same amount',
  'Clear is right about repeating and quiet about quality',
  'it may be Simon’s own fear',
])('one can argue about “%s”', (view) => {
  expect(thesis(view)).toBe(`“${view}”`);
});

test.each([
  'Clarissa never meets Septimus',
  'He runs the kite for Sohrab',
  'His leg is in plaster',
  'He was Norwegian and painted it in 1893',
  'There are many stairs in the film',
  'the horse is right in the middle with a spear through it',
  'he put the whole harvest on one cart',
  'He’s just left the café',
  'the stairs are made of wood',
  'I was late for my shift because the bus never came',
  'was I wrong all along or did I know',
  'everyone says it is a masterpiece of grief',
])('“%s” only tells what is there, or is nobody’s view yet', (fact) => {
  expect(thesis(fact)).toBeNull();
});

test('of a fact and what is made of it, it is what is made of it', () => {
  expect(thesis('Clarissa never meets Septimus, but his death is the only honest thing at her party.')).toBe(
    '“his death is the only honest thing at her party”',
  );
});

test('a “that” which points at something stays with it', () => {
  expect(thesis('She turns round once. That look is the saddest thing in the film.')).toBe(
    '“That look is the saddest thing in the film”',
  );
});
