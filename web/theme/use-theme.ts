import { useSyncExternalStore } from 'react';
import { applyTheme, currentTheme, flipTheme, isTheme, THEME_KEY, type Theme } from './theme.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== THEME_KEY || !isTheme(event.newValue)) return;
  applyTheme(event.newValue);
  for (const listener of listeners) listener();
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, toggle: toggleTheme };
}

export function toggleTheme(): void {
  flipTheme();
  for (const listener of listeners) listener();
}
