// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BEFORE_PAINT } from './before-paint.ts';
import { currentTheme, flipTheme, initialTheme } from './theme.ts';

const PAPER = /--paper: light-dark\((#\w+), (#\w+)\)/;
const cases = [
  { stored: 'dark', systemIsDark: false, theme: 'dark' },
  { stored: 'light', systemIsDark: true, theme: 'light' },
  { stored: null, systemIsDark: true, theme: 'dark' },
  { stored: null, systemIsDark: false, theme: 'light' },
  { stored: 'sepia', systemIsDark: true, theme: 'dark' },
];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = '<meta name="theme-color" content="of the system">';
});

describe.each(cases)('stored $stored, system dark: $systemIsDark', ({ stored, systemIsDark, theme }) => {
  test(`the first paint is ${theme}`, () => {
    if (stored) localStorage.setItem('theme', stored);
    vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
    new Function(BEFORE_PAINT)();
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(initialTheme(stored, systemIsDark)).toBe(theme);
    const [light, dark] =
      PAPER.exec(readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8'))?.slice(1) ?? [];
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    expect(bar?.content).toBe(theme === 'dark' ? dark : light);
    vi.unstubAllGlobals();
  });
});

test('the page is themed even where storage is refused', () => {
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  new Function(BEFORE_PAINT)();
  expect(currentTheme()).toBe('dark');
  refused.mockRestore();
  vi.unstubAllGlobals();
});

test('toggling flips the theme and remembers it', () => {
  document.documentElement.dataset.theme = 'light';
  expect(flipTheme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(flipTheme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});
