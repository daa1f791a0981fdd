import { useEffect, useRef } from 'react';
import { call } from '../../../call.ts';
import type { Turn } from './turn.ts';

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends a message that found nobody again once the server is back, under the same id: at once when the
 * browser says it is online again, else after ever longer pauses.
 */
export function useResending(turn: Turn | null, send: (words: string, key: string) => unknown): void {
  const attempts = useRef({ key: '', count: 0 });
  const unreachable = turn?.phase === 'unsent' && turn.trouble?.kind === 'unreachable';
  const { key, words } = turn ?? { key: '', words: '' };
  useEffect(() => {
    if (!unreachable) return;
    const tried = attempts.current;
    if (tried.key !== key) attempts.current = { key, count: 0 };
    const again = async () => {
      const answers = await call('GET /api/health').then(
        () => true,
        () => false,
      );
      if (!wanted) return;
      attempts.current.count += 1;
      if (answers) send(words, key);
      else timer = window.setTimeout(again, pause());
    };
    const pause = () => Math.min(FIRST_PAUSE_MS * 2 ** attempts.current.count, LONGEST_PAUSE_MS);
    let wanted = true;
    let timer = window.setTimeout(again, pause());
    window.addEventListener('online', again);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [unreachable, key, words, send]);
}
