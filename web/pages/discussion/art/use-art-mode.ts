import { type CSSProperties, useMemo, useState } from 'react';
import { useTheme } from '../../../theme/use-theme.ts';
import { readTokens, schemeFrom } from './scheme.ts';
import type { Colour } from './use-picture.ts';

const KEPT_AS = 'colloquy:art-mode';

/** Artistic: the room takes the colours of the work. Minimal: it stays paper and ink. */
export function useArtMode(isArtwork: boolean, palette: readonly Colour[]) {
  const [isArtistic, setArtistic] = useState(() => readMode() !== 'minimal');
  const { theme } = useTheme();
  const colours = palette.map(({ hex }) => hex).join();
  const style = useMemo(() => {
    if (!isArtwork || !isArtistic) return undefined;
    const scheme = schemeFrom(colours.split(','), readTokens(theme));
    return Object.fromEntries(
      Object.entries(scheme).map(([name, colour]) => [`--${name}`, colour]),
    ) as CSSProperties;
  }, [isArtwork, isArtistic, colours, theme]);
  const toggle = () => {
    setArtistic(!isArtistic);
    keepMode(isArtistic ? 'minimal' : 'artistic');
  };
  return { isArtistic, style, toggle };
}

function readMode(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

function keepMode(mode: string): void {
  try {
    localStorage.setItem(KEPT_AS, mode);
  } catch (cause) {
    console.error('Could not keep the display mode in this browser.', cause);
  }
}
