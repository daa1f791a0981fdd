import { describe, expect, test } from 'vitest';
import { mentions, readAnswer } from './markers.ts';

const fact = {
  question: 'On which planet did the Viking craft land?',
  statement: 'On Mars.',
  answers: ['Mars', '35'],
  mistaken: ['Venus', 'twenty-seven', '350'],
  spoiler: false,
};

describe('what a marker stands for', () => {
  test.each([
    ['Nobody survived it', 'surviv'],
    ['two FOXES ran', 'fox'],
    ['It was Raskolnikov’s idea', 'Raskolnikov'],
    ['etranger', 'étranger'],
    ['in the Ministry of Truth, I think', 'ministry of truth'],
    ['only when he raises the stakes', 'raise'],
    ['they planned it', 'plan'],
    ['an Egyptian did', 'Egypt'],
    ['“margins”', 'margin'],
  ])('%j mentions %j', (text, marker) => {
    expect(mentions(text, marker)).toBe(true);
  });

  test.each([
    ['an antique', 'ant'],
    ['so handsome', 'hand'],
    ['seventeen of them', 'seven'],
    ['Janet', 'Jane'],
    ['in another country', 'count'],
    ['350 people', '35'],
    ['unsurvivable', 'surviv'],
    ['', 'x'],
    ['anything', ''],
  ])('%j does not mention %j', (text, marker) => {
    expect(mentions(text, marker)).toBe(false);
  });
});

describe('reading an answer', () => {
  test.each([
    ['It landed on mars!', 'right'],
    ['Venus, I believe', 'mistaken'],
    ['Not Venus but Mars', 'both'],
    ['No idea', 'neither'],
    ['about 350', 'mistaken'],
  ] as const)('%j is %s', (answer, reading) => {
    expect(readAnswer(fact, answer)).toBe(reading);
  });

  test('of two mentions one inside the other, the longer counts', () => {
    const age = { ...fact, answers: ['twenty'], mistaken: ['twenty-seven'] };
    expect(readAnswer(age, 'He was twenty-seven')).toBe('mistaken');
    expect(readAnswer(age, 'He was twenty')).toBe('right');
  });
});
