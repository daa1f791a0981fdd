import type { AroundNavHandler } from 'wouter';

/**
 * What makes the ways through the app smoother comes once the page has settled (`afterwards/`). Until then, and where
 * it cannot be had, the ways are plain.
 */
type Later = {
  aroundNav: AroundNavHandler;
  /** Scrolls a page that was come back to to where it was left. Gives back how to let be. */
  returnToPlace: () => () => void;
};

let come: Later | null = null;

export function provideLater(later: Later): void {
  come = later;
}

export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  come ? come.aroundNav(navigate, to, options) : navigate(to, options);

export function returnToPlace(): (() => void) | undefined {
  return come?.returnToPlace();
}

const ASKED = 'colloquy:shortcuts';
let isAsked = false;

/** The list of keys, from wherever there is another way to it than the key. */
export function showShortcuts(): void {
  // The menu it was chosen from gives the focus back first.
  window.setTimeout(() => {
    isAsked = true;
    window.dispatchEvent(new Event(ASKED));
  });
}

/** Whether it was asked for before there was somebody to hear it. */
export function wereShortcutsAsked(): boolean {
  const was = isAsked;
  isAsked = false;
  return was;
}

export function whenShortcutsAreAsked(show: () => void): () => void {
  window.addEventListener(ASKED, show);
  return () => window.removeEventListener(ASKED, show);
}
