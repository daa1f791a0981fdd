const TOOLTIP_DELAY = 700;
const TOOLTIP_SKIP_DELAY = 300;
const GAP = 6;
const EDGE = 8;

/** A first tooltip takes its time; one asked for right after another comes at once. */
export function delayBeforeShowing(now: number, lastHiddenAt: number): number {
  return now - lastHiddenAt <= TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY;
}

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

/** Below what it explains, above it where there is no room, and never past the window's edge. */
export function placeTooltip(anchor: Box, tip: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE));
  const below = anchor.top + anchor.height + GAP;
  const fitsBelow = below + tip.height <= view.height - EDGE;
  return { left, top: fitsBelow ? below : Math.max(EDGE, anchor.top - tip.height - GAP) };
}
