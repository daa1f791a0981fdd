import { useCallback, useEffect, useRef } from 'react';

/** Tells the other tabs of this browser that something was said here, and hears it from them. */
export function useOtherTabs(discussionId: number, look: () => Promise<unknown>): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const mine = new BroadcastChannel('colloquy discussions');
    channel.current = mine;
    mine.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === discussionId) look().catch(() => undefined);
    };
    return () => {
      channel.current = null;
      mine.close();
    };
  }, [discussionId, look]);
  return useCallback(() => channel.current?.postMessage(discussionId), [discussionId]);
}
