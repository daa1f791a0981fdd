import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
  ),
);

const papers = ['sunk', 'paper', 'surface', 'float'];
const texts = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'good',
  'note',
  'care',
  'warm',
  'danger',
];
const worlds = ['books', 'ideas', 'art', 'film'];
const fields = ['decisions', 'minds', 'markets', 'systems', 'logic', 'voices', 'ethics'].map(
  (field) => `field-${field}`,
);
const tints = ['good', 'note', 'care', 'warm', 'danger', 'accent'];

const textPairs: [string, string][] = [
  ...papers.flatMap((paper) =>
    [...texts, ...worlds, ...fields].map((text): [string, string] => [text, paper]),
  ),
  ...tints.map((tint): [string, string] => [tint, `${tint}-soft`]),
  ...tints.map((tint): [string, string] => ['ink', `${tint}-soft`]),
  ['ink-soft', 'accent-soft'],
  ['ink', 'raised'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger-strong'],
];
const shapePairs = papers.flatMap((paper) => ['line-strong', 'focus'].map((line) => [line, paper] as const));

function ratio(over: string, under: string, theme: 'light' | 'dark'): number {
  const [front, back] = [colours.get(over), colours.get(under)];
  if (!front || !back) throw new Error(`no such token: ${front ? under : over}`);
  return contrast(front[theme], back[theme]);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(textPairs)('%s can be read on %s (AA, 4.5)', (text, paper) => {
    expect(ratio(text, paper, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s can be made out on %s (3)', (line, paper) => {
    expect(ratio(line, paper, theme)).toBeGreaterThanOrEqual(3);
  });
});

test('every colour token is given for both themes and is under test as text, paper or line', () => {
  const used = new Set([...textPairs, ...shapePairs].flat());
  const isDecorative = (name: string) =>
    ['line', 'gilt', 'blank', 'glow'].includes(name) || name.startsWith('cloth-');
  expect([...colours.keys()].filter((name) => !used.has(name) && !isDecorative(name))).toEqual([]);
  expect(css.match(/light-dark\(/g)?.length).toBeGreaterThanOrEqual(colours.size);
});

test('the measure is the known extremes: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#7b1e2b', '#7b1e2b')).toBe(1);
});
