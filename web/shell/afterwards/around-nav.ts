import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { wantsLessMotion } from '../../kit/less-motion.ts';
import { isPageHere } from '../../routes/preload.ts';

/** In milliseconds, how long the page may hold still until what is moved to is there: a room, or a dialog. */
const HOLDS = { room: 100, sheet: 40 };

let taken: HTMLElement | null = null;

/** The cover of what was last pressed, from which the way into the room or the dialog will lead. */
export function noticeCovers(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const card = target.closest('article, [data-card]');
      const cover = card?.querySelector<HTMLElement>('[data-cover]');
      // What is chosen over the page still leads on from the card that was pressed before.
      if (cover) taken = cover;
      else if (!target.closest('[role="dialog"], [role="menu"]')) taken = null;
    },
    { capture: true },
  );
}

/**
 * Navigations that ask for it (`transition`) show where the cover went, and a dialog comes out of the card it was
 * opened from; where motion is not wanted, or not to be had, they are plain.
 */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  const from = taken?.isConnected && isInView(taken) ? taken : null;
  const opensSheet = from !== null && !options?.replace && opensDialog(options?.state);
  const isPlain =
    !(options?.transition || opensSheet) ||
    !isPageHere(to) ||
    typeof document.startViewTransition !== 'function' ||
    wantsLessMotion();
  if (isPlain) return navigate(to, options);
  if (!opensSheet) taken = null;
  const name = opensSheet ? 'sheet' : 'cover';
  if (from) from.style.viewTransitionName = name;
  let into: HTMLElement | null = null;
  const moving = document.startViewTransition(async () => {
    flushSync(() => navigate(to, options));
    if (from) from.style.viewTransitionName = '';
    into = opensSheet
      ? await coming('[role="dialog"]', HOLDS.sheet)
      : from && (await coming('[data-room-cover]', HOLDS.room));
    if (into) into.style.viewTransitionName = name;
    // Its code is not here yet: it comes as it comes.
    else if (opensSheet) moving.skipTransition();
    // The way it comes otherwise.
    if (into && opensSheet) into.style.animation = 'none';
  });
  // What was left out is no fault.
  moving.ready.catch(() => undefined);
  moving.finished
    .catch(() => undefined)
    .finally(() => {
      if (into) into.style.viewTransitionName = '';
    });
};

/** As `useDialogPlace` marks the step. */
function opensDialog(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overList' in state;
}

async function coming(selector: string, holdMs: number): Promise<HTMLElement | null> {
  const until = performance.now() + holdMs;
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found || performance.now() > until) return found;
    // Nothing is painted meanwhile, so there are no frames to wait for.
    await new Promise((next) => setTimeout(next, 8));
  }
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
