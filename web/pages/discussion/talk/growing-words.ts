import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TurnStore } from '../turn/turn-store.ts';
import { type Entry, replyKey } from './entries.ts';

/** Where a reply that is being written gets its words from. */
export const GrowingWords = createContext<TurnStore | null>(null);

const never = () => () => undefined;

/** An entry's words; while they are still coming, all that came so far. */
export function useWordsSoFar({ key, status, content }: Pick<Entry, 'key' | 'status' | 'content'>): string {
  const store = useContext(GrowingWords);
  const isComing = status === 'streaming';
  return useSyncExternalStore(isComing && store ? store.subscribe : never, () => {
    const turn = isComing ? store?.now() : null;
    return turn && replyKey(turn.key) === key ? turn.reply : content;
  });
}
