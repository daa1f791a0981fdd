import type { ChatEvent } from '#contract/chat.ts';

/**
 * Gathers the pieces of a reply into one for each frame: at 200 pieces a second the page is drawn no
 * more often than the screen. In a hidden tab, where there are no frames, a timer stands in.
 */
export function byFrame(tell: (event: ChatEvent) => void): (event: ChatEvent) => void {
  let text = '';
  let scheduled = false;
  const flush = () => {
    scheduled = false;
    if (text === '') return;
    const data = { text };
    text = '';
    tell({ event: 'delta', data });
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
    if (document.visibilityState === 'visible') requestAnimationFrame(flush);
    else setTimeout(flush, 100);
  };
}
