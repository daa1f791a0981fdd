import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTheme } from '../../../theme/use-theme.ts';
import type { Colour } from './use-picture.ts';

const KEPT_AS = 'colloquy:art-mode';

/** How a scheme is made is for rooms of artworks only, so no other fetches it. */
const schemeQuery = (colours: string, theme: 'light' | 'dark') =>
  queryOptions({
    queryKey: ['scheme', colours, theme],
    queryFn: async () => {
      const { readTokens, schemeFrom } = await import('./scheme.ts');
      const scheme = schemeFrom(colours.split(','), readTokens(theme));
      return Object.fromEntries(
        Object.entries(scheme).map(([name, colour]) => [`--art-${name}`, colour]),
      ) as CSSProperties;
    },
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });

/** Artistic: the room takes the colours of the work. Minimal: it stays paper and ink. */
export function useArtMode(isArtwork: boolean, palette: readonly Colour[]) {
  const [isArtistic, setArtistic] = useState(() => readMode() !== 'minimal');
  const { theme } = useTheme();
  const colours = palette.map(({ hex }) => hex).join();
  const { data } = useQuery({ ...schemeQuery(colours, theme), enabled: isArtwork && isArtistic });
  const style = isArtwork && isArtistic ? data : undefined;
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
