import { useEffect, useRef, useState } from 'react';
import { RATING_LABELS } from '#contract/kinds.ts';
import * as say from '../../../words/room.ts';
import { spokenText } from '../voice/spoken-text.ts';
import type { Entry } from './entries.ts';

/**
 * Says each reply once, when it is whole, with the feedback behind it: words that arrive one by one
 * would be a stammer. What was there when the room was opened is not read out.
 */
export function Announcement({ last }: { last: Entry | undefined }) {
  const [words, setWords] = useState('');
  const said = useRef<string | null>(null);
  const isOver = last?.sender === 'ai' && last.status !== 'waiting' && last.status !== 'streaming';
  const key = isOver ? last.key : null;
  const wasComing = useRef(false);
  useEffect(() => {
    if (last && !isOver) wasComing.current = true;
    if (!key || !last || said.current === key) return;
    said.current = key;
    if (!wasComing.current) return;
    wasComing.current = false;
    const { feedback, quickReplies } = last;
    setWords(
      [
        say.guideSpoken(spokenText(last.content)),
        ...(feedback ? [say.feedbackSpoken(RATING_LABELS[feedback.rating], feedback.comment)] : []),
        ...(quickReplies.length > 0 ? [say.readyRepliesSpoken(quickReplies.map(({ label }) => label))] : []),
      ].join(' '),
    );
  }, [key, last, isOver]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}
