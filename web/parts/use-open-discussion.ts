import { useEffect, useRef, useState } from 'react';
import type { WorkBeside } from '#contract/discussions.ts';
import { call, UnreachableError } from '../call.ts';
import { noteOpened } from '../data/just-opened.ts';
import { type Discussed, discussionPath } from '../routes/discussion-path.ts';

/** What a discussion is to be about, as its opening call names it. */
export type Subject = {
  discussed: Discussed;
  title: string;
  creator: string;
  /** A second work to compare it with. */
  beside?: WorkBeside;
};

type Options = { go: (path: string) => void; onTrouble: (error: unknown) => void };

/**
 * Finds or begins a discussion before the page is left for it, so that what stands in the way is
 * said here. One at a time; whoever has gone elsewhere meanwhile is not fetched back.
 */
export function useOpenDiscussion({ go, onTrouble }: Options) {
  const [opening, setOpening] = useState<string | null>(null);
  const underWay = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const open = async ({ discussed, title, creator, beside }: Subject, objective?: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setOpening(objective ?? '');
    try {
      const itemId = 'itemId' in discussed ? discussed.itemId : undefined;
      const about = { kind: discussed.kind, itemId, title, creator };
      const body = { ...about, objective, beside };
      const talk = await call('POST /api/discussions', { body }).catch(async (error: unknown) => {
        // A talk that is there can be read without the server; only a new one needs it.
        if (!(error instanceof UnreachableError)) throw error;
        const { pastTalk } = await import('../data/past-talk.ts');
        const past = await pastTalk(about, { objective, beside });
        if (!past) throw error;
        return past;
      });
      noteOpened(talk);
      if (isHere.current) go(discussionPath({ ...discussed, objective, beside }));
    } catch (error) {
      console.error(error);
      underWay.current = false;
      setOpening(null);
      onTrouble(error);
    }
  };
  /** The objective under way, empty where none was named. */
  return { open, opening };
}
