import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { isTopBarShown, nextLook, REVEAL_ZONE_PX } from './top-bar.ts';

/** What belongs to the top: the site's header and the room's own bar. */
const TOP = 'header, [data-room-bar]';

/** As far down as the pointer may go on its way to a button: with large letters the bar is as much higher. */
const lowest = (): number => 8.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether the top of the screen is shown; it makes way for a talk under way. */
export function useTopBar(messageCount: number): boolean {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const seen = useRef({
    passedAt: null as number | null,
    pointerIsNear: false,
    touchedAt: null as number | null,
    hasFocus: false,
  });
  const hasPassed = messageCount > 1;
  if (!hasPassed) seen.current.passedAt = null;
  else seen.current.passedAt ??= Date.now();

  useEffect(() => {
    const change = (what: Partial<typeof seen.current>) => {
      Object.assign(seen.current, what);
      lookAgain();
    };
    const onMove = ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const pointerIsNear = clientY < REVEAL_ZONE_PX || (seen.current.pointerIsNear && clientY < lowest());
      if (pointerIsNear !== seen.current.pointerIsNear) change({ pointerIsNear });
    };
    const onDown = ({ pointerType, clientY }: PointerEvent) => {
      if (pointerType === 'touch' && clientY < REVEAL_ZONE_PX) change({ touchedAt: Date.now() });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const hasFocus =
        target instanceof Element && target.matches(':focus-visible') && target.closest(TOP) !== null;
      if (hasFocus !== seen.current.hasFocus) change({ hasFocus });
    };
    const onLeave = () => seen.current.pointerIsNear && change({ pointerIsNear: false });
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('pointerdown', onDown, { passive: true });
    document.addEventListener('focusin', onFocus);
    document.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('focusin', onFocus);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, []);

  const facts = { ...seen.current, now: Date.now() };
  const next = nextLook(facts);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(lookAgain, next - Date.now() + 5);
    return () => clearTimeout(timer);
  }, [next]);
  const isShown = isTopBarShown(facts);
  // On the root, where the site's header reads it: asking with :has() would cost 30 ms a keystroke in a long talk.
  useLayoutEffect(() => {
    document.documentElement.dataset.top = isShown ? 'here' : 'away';
  }, [isShown]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.top;
    },
    [],
  );
  return isShown;
}
