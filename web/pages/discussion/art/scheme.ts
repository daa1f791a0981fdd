import { contrast } from '../../../contrast.ts';

/** The tokens a scheme is made from, as #rrggbb of one theme. */
export type Tokens = Record<TokenName, string>;
export const TOKEN_NAMES = [
  'paper',
  'surface',
  'sunk',
  'float',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'good',
  'note',
  'care',
  'warm',
  'danger',
] as const;
type TokenName = (typeof TOKEN_NAMES)[number];

export const TINTED = ['paper', 'surface', 'sunk', 'float'] as const;
export const WRITTEN = ['ink', 'ink-soft', 'ink-faint', 'good', 'note', 'care', 'warm', 'danger'] as const;

/** What flows over the paper at the head of the room; between two of them every mixture is as legible. */
export const WASHES = ['wash-1', 'wash-2', 'wash-3'] as const;
const STRONGEST_WASH = 0.55;

/** WCAG AA for text, and a little more against rounding. */
const LEGIBLE = 4.55;
const STEPS = Array.from({ length: 21 }, (_, step) => 1 - step / 20);
const STRONGEST = { paper: 0.11, surface: 0.1, sunk: 0.26, float: 0.06 } as const;

export type Scheme = Record<
  | (typeof TINTED)[number]
  | (typeof WASHES)[number]
  | 'line'
  | 'accent'
  | 'accent-strong'
  | 'accent-soft'
  | 'on-accent'
  | 'focus',
  string
>;

/** The page in the colours of a picture, no stronger than every word on it stays legible. */
export function schemeFrom(palette: readonly string[], tokens: Tokens): Scheme {
  const hue = [...palette].sort((a, b) => colourfulness(b) - colourfulness(a))[0] ?? tokens.ink;
  const tint = (name: (typeof TINTED)[number]) =>
    firstThat(
      STEPS.map((step) => mix(tokens[name], hue, STRONGEST[name] * step)),
      (paper) => WRITTEN.every((ink) => contrast(tokens[ink], paper) >= LEGIBLE),
    ) ?? tokens[name];
  const papers = { paper: tint('paper'), surface: tint('surface'), sunk: tint('sunk'), float: tint('float') };
  const accent =
    firstThat(
      [...STEPS].reverse().map((step) => mix(hue, tokens.ink, step)),
      (colour) => Object.values(papers).every((paper) => contrast(colour, paper) >= LEGIBLE),
    ) ?? tokens.ink;
  const inks = [accent, ...WRITTEN.map((ink) => tokens[ink])];
  const strongest = (colour: string, most: number) =>
    firstThat(
      STEPS.map((step) => mix(papers.paper, colour, most * step)),
      (paper) => inks.every((ink) => contrast(ink, paper) >= LEGIBLE),
    ) ?? papers.paper;
  const soft = strongest(hue, 0.28);
  const [one = hue, two = one, three = two] = [...palette].sort(
    (a, b) => colourfulness(b) - colourfulness(a),
  );
  // A tint that cannot be told from the paper is none: then the reader's words stand on lighter ground.
  const block = contrast(soft, papers.paper) >= 1.08 ? soft : papers.float;
  return {
    ...papers,
    'wash-1': strongest(one, STRONGEST_WASH),
    'wash-2': strongest(two, STRONGEST_WASH),
    'wash-3': strongest(three, STRONGEST_WASH),
    line: mix(tokens.line, hue, 0.2),
    accent,
    'accent-strong': mix(accent, tokens.ink, 0.25),
    'accent-soft': block,
    'on-accent': papers.paper,
    focus: accent,
  };
}

function firstThat(candidates: string[], fits: (candidate: string) => boolean): string | undefined {
  return candidates.find(fits);
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function colourfulness(hex: string): number {
  const values = channels(hex);
  return Math.max(...values) - Math.min(...values);
}

/** The theme's tokens, as the style sheet has them. */
export function readTokens(theme: 'light' | 'dark'): Tokens {
  const style = getComputedStyle(document.documentElement);
  const entries = TOKEN_NAMES.map((name) => {
    const [, light = '', dark = ''] =
      /light-dark\(\s*(#\w{6})\s*,\s*(#\w{6})\s*\)/.exec(style.getPropertyValue(`--${name}`)) ?? [];
    return [name, theme === 'dark' ? dark : light] as const;
  });
  return Object.fromEntries(entries) as Tokens;
}
