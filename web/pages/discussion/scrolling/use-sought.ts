import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { toast } from '../../../kit/toast.ts';
import { messageParam } from '../../../routes/talk-path.ts';
import { useUrlParam } from '../../../routes/url-params.ts';
import * as say from '../../../words/room.ts';
import type { Entry } from '../talk/entries.ts';

/** A message to be brought into view; a new object each time it is asked for. */
export type Sought = { key: string; index: number };

/**
 * The message the address names, as what leads to one certain thing that was said: the search, insights. The
 * address forgets it when the talk goes on, so that a reload comes back to where the reader was.
 */
export function useSought(stored: readonly Entry[], isWhole: boolean) {
  const [messageId, setMessageId] = useUrlParam(messageParam);
  const times = useTimesAsked(messageId);
  const index = useMemo(
    () => (messageId === null ? -1 : stored.findIndex((entry) => entry.messageId === messageId)),
    [stored, messageId],
  );
  const key = stored[index]?.key ?? null;
  // `times`: asked for again, it is shown again.
  const sought = useMemo<Sought | null>(() => (key === null ? null : { key, index }), [key, index, times]);

  const forget = useCallback(() => {
    if (messageId !== null) setMessageId(null, { replace: true });
  }, [messageId, setMessageId]);

  const isGone = messageId !== null && index === -1 && isWhole;
  useEffect(() => {
    if (!isGone) return;
    toast({ title: say.thatMessageIsGone });
    forget();
  }, [isGone, forget]);

  return { sought, forget };
}

/** A link to where one is already is followed, too: the reader may have scrolled away meanwhile. */
function useTimesAsked(messageId: number | null): number {
  const [times, again] = useReducer((before: number) => before + 1, 0);
  const seen = useRef(window.location.search);
  useEffect(() => {
    const look = () => {
      const { search } = window.location;
      if (messageId !== null && search === seen.current) again();
      seen.current = search;
    };
    // The router tells of each step it takes by an event of this name.
    window.addEventListener('pushState', look);
    return () => window.removeEventListener('pushState', look);
  }, [messageId]);
  return times;
}
