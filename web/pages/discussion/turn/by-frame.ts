import type { ChatEvent } from '#contract/chat.ts';

/** Twenty times a second reads as flowing, and costs a third of drawing every frame. */
const PAUSE_MS = 50;

/**
 * Gathers the pieces of a reply, so that however fast they come the page is drawn no more often than
 * serves the eye. In a hidden tab, where there are no frames, the timer alone is enough.
 */
export function byFrame(tell: (event: ChatEvent) => void): (event: ChatEvent) => void {
  let text = '';
  let scheduled = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    scheduled = false;
    if (text === '') return;
    const data = { text };
    text = '';
    toldAt = performance.now();
    tell({ event: 'delta', data });
  };
  const onFrame = () => {
    if (document.visibilityState === 'visible') requestAnimationFrame(flush);
    else flush();
  };
  return (event) => {
    if (event.event !== 'delta') {
      flush();
      tell(event);
      return;
    }
    text += event.data.text;
    if (scheduled) return;
    scheduled = true;
    setTimeout(onFrame, Math.max(0, toldAt + PAUSE_MS - performance.now()));
  };
}
