import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isPageHere } from '../../routes/preload.ts';

/** In milliseconds, how long the page may hold still until the cover has its place in the room. */
const LONGEST_HOLD = 100;
const COVER = 'cover';

let taken: HTMLElement | null = null;

/** The cover that was last pressed, from which the way into the room will lead. */
export function noticeCovers(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const card = target instanceof Element ? target.closest('article, [data-card]') : null;
      const cover = card?.querySelector<HTMLElement>('[data-cover]');
      if (cover) taken = cover;
    },
    { capture: true },
  );
}

/** Navigations that ask for it (`transition`) show where the cover went; where motion is not wanted, or not to be had, they are plain. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const isPlain =
    !options?.transition ||
    !isPageHere(to) ||
    typeof document.startViewTransition !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isPlain) return navigate(to, options);
  const from = taken?.isConnected && isInView(taken) ? taken : null;
  taken = null;
  if (from) from.style.viewTransitionName = COVER;
  let into: HTMLElement | null = null;
  const moving = document.startViewTransition(async () => {
    flushSync(() => navigate(to, options));
    if (from) from.style.viewTransitionName = '';
    into = from && (await coverOfRoom());
    if (into) into.style.viewTransitionName = COVER;
  });
  moving.finished
    .catch(() => undefined)
    .finally(() => {
      if (into) into.style.viewTransitionName = '';
    });
};

async function coverOfRoom(): Promise<HTMLElement | null> {
  const until = performance.now() + LONGEST_HOLD;
  for (;;) {
    const found = document.querySelector<HTMLElement>('[data-room-cover]');
    if (found || performance.now() > until) return found;
    // Nothing is painted meanwhile, so there are no frames to wait for.
    await new Promise((next) => setTimeout(next, 8));
  }
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
