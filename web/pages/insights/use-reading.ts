import { type KeyboardEvent, type PointerEvent, useState } from 'react';

type Drawing = {
  label: string;
  count: number;
  /** What a step sideways is; up and down are one. */
  step: number;
  /** What is read out of a place. */
  say: (place: number) => string;
  onOpen?: (place: number) => void;
};

/**
 * One place of a drawing at a time is read out: by arrow keys, pointer or finger. The drawing is a slider to
 * whoever hears it. Parts of it that can be pointed at carry `data-place`.
 */
export function useReading({ label, count, step, say, onOpen }: Drawing) {
  const [chosen, setChosen] = useState<number | null>(null);
  const place = Math.min(chosen ?? count - 1, count - 1);
  const go = (to: number) => setChosen(Math.max(0, Math.min(count - 1, to)));

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: place - step,
      ArrowRight: place + step,
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      PageUp: place - 4 * step,
      PageDown: place + 4 * step,
      Home: 0,
      End: count - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) go(to);
    else if ((event.key === 'Enter' || event.key === ' ') && onOpen) onOpen(place);
    else return;
    event.preventDefault();
  };
  const point = (event: PointerEvent) => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
    const at = Number(under?.getAttribute('data-place') ?? Number.NaN);
    if (Number.isInteger(at)) go(at);
  };
  return {
    place,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuetext': say(place),
      'aria-valuemin': 0,
      'aria-valuemax': count - 1,
      'aria-valuenow': place,
      onKeyDown,
      onPointerDown: point,
      onPointerMove: (event: PointerEvent) => {
        // A mouse reads where it is; a finger where it is drawn along.
        if (event.pointerType === 'mouse' || event.buttons > 0) point(event);
      },
    } as const,
  };
}
