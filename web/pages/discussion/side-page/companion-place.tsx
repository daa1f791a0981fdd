import { useState, useSyncExternalStore } from 'react';
import { classes } from '../../../kit/classes.ts';
import { comesLater } from '../../../kit/comes-later.tsx';
import { onIntent } from '../../../kit/on-intent.tsx';
import { flagParam } from '../../../routes/url-params.ts';
import { useDialogParam } from '../../../routes/use-dialog-param.ts';
import * as say from '../../../words/room.ts';
import type { CompanionProps } from './companion-pages.tsx';

const Pages = comesLater(
  () => import('./companion-pages.tsx').then((m) => m.CompanionPages),
  () => null,
);
const Sheet = onIntent(() => import('./companion-sheet.tsx').then((module) => module.CompanionSheet));

const aboutParam = flagParam('about');

const WIDE = '(min-width: 64rem)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

/** Open from the start where there is room for it; over the page, on demand, where there is not. */
export function useCompanion() {
  const isWide = useIsWide();
  const [beside, setBeside] = useState(true);
  const over = useDialogParam(aboutParam, false);
  const toggle = () => (isWide ? setBeside(!beside) : over.open(true));
  return { isWide, isOpen: isWide ? beside : over.value, toggle, close: over.close, load: Sheet.load };
}

type Props = CompanionProps & {
  place: ReturnType<typeof useCompanion>;
  isTopShown: boolean;
};

/** The page beside the talk: the work, its past discussions, the objective. */
export function Companion({ place, isTopShown, ...pages }: Props) {
  if (!place.isOpen) return null;
  if (!place.isWide) return <Sheet {...pages} onClose={place.close} />;
  return (
    <aside
      aria-label={say.aboutThisWork}
      className={classes(
        'sticky w-64 shrink-0 self-start overflow-y-auto border-r [scrollbar-width:thin] border-line py-8 pr-6 transition-[top] duration-[var(--calm)] print:hidden',
        isTopShown ? 'top-[7.5rem] max-h-[calc(100dvh-7.5rem)]' : 'top-8 max-h-[calc(100dvh-2rem)]',
      )}
    >
      <Pages {...pages} />
    </aside>
  );
}
