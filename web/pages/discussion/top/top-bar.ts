export const REVEAL_ZONE_PX = 60;
const TOUCH_REVEAL_MS = 3_000;
const HIDE_AFTER_MS = 1_000;

export type TopBarFacts = {
  now: number;
  /** When the conversation passed one message; null while it has not. */
  passedAt: number | null;
  pointerIsNear: boolean;
  /** When a finger last touched the top. */
  touchedAt: number | null;
  /** The keyboard's focus is in it. */
  hasFocus: boolean;
};

export function isTopBarShown({ now, passedAt, pointerIsNear, touchedAt, hasFocus }: TopBarFacts): boolean {
  if (passedAt === null || now < passedAt + HIDE_AFTER_MS) return true;
  if (pointerIsNear || hasFocus) return true;
  return touchedAt !== null && now < touchedAt + TOUCH_REVEAL_MS;
}

/** When time alone will change that next; null when it will not. */
export function nextLook({ now, passedAt, touchedAt }: TopBarFacts): number | null {
  const ends = [passedAt === null ? 0 : passedAt + HIDE_AFTER_MS, (touchedAt ?? -Infinity) + TOUCH_REVEAL_MS];
  const coming = ends.filter((end) => end > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
