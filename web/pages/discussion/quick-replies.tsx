import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { QuickReply } from '#contract/discussions.ts';
import * as say from '../../words/room.ts';

type Props = {
  replies: readonly QuickReply[];
  onSay: (words: string) => boolean;
  /** Into the composer, to be changed before it is sent; or nothing, once a digit typed there was a choice. */
  onPut: (words: string) => void;
};

/** Another key within this time: somebody is typing a number, not choosing. */
const TYPED_ON_MS = 350;
const LONG_PRESS_MS = 500;

/** Replies that stand ready under the guide's last words; one tap says one of them. */
export function QuickReplies({ replies, onSay, onPut }: Props) {
  useDigitKeys(replies, (words) => onSay(words) && onPut(''));
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  if (replies.length === 0) return null;
  const onDown = (words: string) => {
    wasLong.current = false;
    pressed.current = setTimeout(() => {
      wasLong.current = true;
      onPut(words);
    }, LONG_PRESS_MS);
  };
  const onClick = (event: MouseEvent, words: string) => {
    if (wasLong.current) return;
    if (event.shiftKey) onPut(words);
    else onSay(words);
  };
  return (
    <ul aria-label={say.readyReplies} className="mt-5 flex flex-wrap gap-2 @4xl:mr-[15.75rem] print:hidden">
      {replies.map(({ label, says }, at) => (
        <li key={label}>
          <button
            type="button"
            title={label === says ? say.changeFirst : `${says} ${say.changeFirst}`}
            aria-keyshortcuts={String(at + 1)}
            onPointerDown={() => onDown(says)}
            onPointerUp={() => clearTimeout(pressed.current)}
            onPointerLeave={() => clearTimeout(pressed.current)}
            onClick={(event) => onClick(event, says)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-small text-ink-soft transition-colors duration-[var(--quick)] hover:border-ink-faint hover:text-ink"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** 1 to 5 while the composer has the focus and is empty. */
function useDigitKeys(replies: readonly QuickReply[], onChoose: (words: string) => void) {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      const field = event.target;
      const reply = replies[Number(event.key) - 1];
      if (!(field instanceof HTMLTextAreaElement) || field.value !== '' || !reply) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // The digit is typed as always; it stands alone if it was meant as a choice.
      waiting = setTimeout(() => {
        if (field.value.trim() === event.key) choose(reply.says);
      }, TYPED_ON_MS);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', onKey);
    };
  }, [replies]);
}
