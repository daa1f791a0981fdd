import { useState } from 'react';
import { type Editing, keepEditing, readEditing } from './kept-words.ts';

/**
 * Whether what is in the composer is to take the place of the reader's last message. It holds over a
 * reload, as the draft does, and ends by itself when another message has become the last.
 */
export function useEditing(discussionId: number, lastOwnId: number | null) {
  const [editing, setEditing] = useState(() => readEditing(discussionId));
  const set = (next: Editing | null) => {
    setEditing(next);
    keepEditing(discussionId, next);
  };
  const isOver = editing !== null && lastOwnId !== null && lastOwnId !== editing.messageId;
  return {
    replaces: isOver ? null : (editing?.messageId ?? null),
    /** `before` is what stood in the composer; begun anew, the first such text is the one to come back. */
    begin: (messageId: number | null, before: string) =>
      set(messageId === null ? null : { messageId, before: editing && !isOver ? editing.before : before }),
    end: () => set(null),
    /** Answers what stood in the composer before. */
    leave: (): string => {
      const before = editing?.before ?? '';
      set(null);
      return before;
    },
  };
}
