/**
 * What was changed in one tab shows in the others of this browser: each is told which list it was, and asks
 * the server for it anew when it is looked at, at once if it is in view. Other devices ask on their own when
 * they are looked at again (`freshWhenSeen`).
 */
import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'colloquy collections';

let channel: BroadcastChannel | null = null;
let told = new Set<string>();

/** To be called once per page. */
export function listenToOtherTabs(client: QueryClient): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    // A list nobody has open is only marked, and asked for when it is next wanted.
    void client.invalidateQueries({ queryKey: [data] });
  };
}

/** Changes made in one go are told once. */
export function tellOtherTabs([list]: readonly string[]): void {
  if (!list || !channel) return;
  if (told.size === 0) {
    window.setTimeout(() => {
      const lists = told;
      told = new Set();
      for (const one of lists) channel?.postMessage(one);
    }, 100);
  }
  told.add(list);
}
