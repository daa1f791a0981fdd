import { expect, test } from 'vitest';
import { isTopBarShown, nextLook, type TopBarFacts } from './top-bar.ts';

const facts: TopBarFacts = {
  now: 10_000,
  passedAt: 0,
  pointerIsNear: false,
  touchedAt: null,
  hasFocus: false,
};

test('the bar stays while there is one message, and goes a second after the second one', () => {
  expect(isTopBarShown({ ...facts, passedAt: null })).toBe(true);
  expect(isTopBarShown({ ...facts, passedAt: 9_001 })).toBe(true);
  expect(isTopBarShown({ ...facts, passedAt: 9_000 })).toBe(false);
});

test('the pointer near the top or the keyboard in it bring it back for as long as they stay', () => {
  expect(isTopBarShown({ ...facts, pointerIsNear: true })).toBe(true);
  expect(isTopBarShown({ ...facts, hasFocus: true })).toBe(true);
});

test('a touch brings it back for three seconds', () => {
  expect(isTopBarShown({ ...facts, touchedAt: 7_001 })).toBe(true);
  expect(isTopBarShown({ ...facts, touchedAt: 7_000 })).toBe(false);
});

test('it is looked at again just when time changes something', () => {
  expect(nextLook(facts)).toBeNull();
  expect(nextLook({ ...facts, passedAt: 9_500 })).toBe(10_500);
  expect(nextLook({ ...facts, touchedAt: 9_000 })).toBe(12_000);
});
