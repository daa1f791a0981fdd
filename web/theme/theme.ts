const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The stored choice, else the system's dark preference, else light. */
export function initialTheme(stored: string | null, systemIsDark: boolean): Theme {
  if (isTheme(stored)) return stored;
  return systemIsDark ? 'dark' : 'light';
}

function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}

/** The theme the page is in, which the script in the head has set before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** At once: some hundred colours fading each by itself would hold the page up. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset.turning = '';
  dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  delete dataset.turning;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', paper);
}

/** Flips the theme and remembers it; where storage is refused the choice lasts as long as the page. */
export function flipTheme(): Theme {
  const theme = otherTheme(currentTheme());
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    return theme;
  }
  return theme;
}
