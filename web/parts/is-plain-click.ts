import type { MouseEvent } from 'react';

/** A click that is meant for this page, and not for a new tab, a new window or the disk. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.button === 0;
}
