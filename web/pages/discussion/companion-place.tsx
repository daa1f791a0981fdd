import { type ComponentProps, lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { classes } from '../../kit/classes.ts';
import { Dialog } from '../../kit/dialog.tsx';

const loadPages = () => import('./companion-pages.tsx').then((m) => ({ default: m.CompanionPages }));
const Pages = lazy(loadPages);

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
  const [over, setOver] = useState(false);
  const toggle = () => (isWide ? setBeside(!beside) : setOver(!over));
  const close = useCallback(() => setOver(false), []);
  const load = useCallback(() => void loadPages().catch(() => undefined), []);
  return { isWide, isOpen: isWide ? beside : over, toggle, close, load };
}

type Props = Omit<ComponentProps<typeof Pages>, 'onLeave'> & {
  place: ReturnType<typeof useCompanion>;
  isTopShown: boolean;
};

/** The page beside the talk: the work, its past discussions, the objective. */
export function Companion({ place, isTopShown, ...pages }: Props) {
  if (!place.isOpen) return null;
  const content = (
    <Suspense fallback={null}>
      <Pages {...pages} onLeave={place.close} />
    </Suspense>
  );
  if (!place.isWide) {
    return (
      <Dialog title={pages.work.title} onClose={place.close}>
        {content}
      </Dialog>
    );
  }
  return (
    <aside
      aria-label="About this work"
      className={classes(
        'sticky w-64 shrink-0 self-start overflow-y-auto border-r border-line py-8 pr-6 transition-[top] duration-[var(--calm)] print:hidden',
        isTopShown ? 'top-[7.5rem] max-h-[calc(100dvh-7.5rem)]' : 'top-0 max-h-dvh pt-16',
      )}
    >
      {content}
    </aside>
  );
}
