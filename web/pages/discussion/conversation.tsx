import { memo, useMemo } from 'react';
import type { Entry } from './entries.ts';
import { type EntryHandlers, GuideEntry } from './guide-entry.tsx';
import { ReaderEntry } from './reader-entry.tsx';
import type { Trouble } from './turn.ts';

type Props = EntryHandlers & {
  entries: readonly Entry[];
  trouble: Trouble | null;
  busy: boolean;
  heardKey: string | null;
  discussionId: number;
};

/** All that was said, in the order of the talk. */
export function Conversation({ entries, trouble, busy, heardKey, discussionId, ...on }: Props) {
  const lastOwn = useMemo(() => entries.findLast(({ sender }) => sender === 'user')?.key, [entries]);
  return (
    <ol aria-label="Conversation" className="[&>li+li]:mt-9">
      {entries.map((entry) => (
        <Row
          key={entry.key}
          entry={entry}
          trouble={entry.status === 'unsent' ? trouble : null}
          busy={busy && (entry.key === lastOwn || canAct(entry))}
          isHeard={heardKey === entry.key}
          canEdit={entry.key === lastOwn}
          discussionId={discussionId}
          {...on}
        />
      ))}
    </ol>
  );
}

/** Only a reply that something can be sent from has to know when nothing can; the thousand others stay as they are. */
function canAct({ again, content }: Entry): boolean {
  return again !== null || content.includes('\u20E3');
}

type RowProps = EntryHandlers & {
  entry: Entry;
  trouble: Trouble | null;
  busy: boolean;
  isHeard: boolean;
  canEdit: boolean;
  discussionId: number;
};

const Row = memo(
  function Row({ entry, trouble, canEdit, ...rest }: RowProps) {
    return (
      <li className="entry scroll-mt-20" data-entry={entry.key} data-sender={entry.sender}>
        {entry.sender === 'user' ? (
          <ReaderEntry entry={entry} trouble={trouble} canEdit={canEdit} {...rest} />
        ) : (
          <GuideEntry entry={entry} {...rest} />
        )}
      </li>
    );
  },
  (before, after) => {
    const { entry: old, ...oldRest } = before;
    const { entry: fresh, ...rest } = after;
    return isSameEntry(old, fresh) && isShallowlySame(oldRest, rest);
  },
);

function isSameEntry(before: Entry, after: Entry): boolean {
  const { again: oldAgain, ...old } = before;
  const { again, ...fresh } = after;
  return oldAgain?.key === again?.key && isShallowlySame(old, fresh);
}

function isShallowlySame<T extends object>(before: T, after: T): boolean {
  return (Object.keys(after) as (keyof T)[]).every((name) => Object.is(before[name], after[name]));
}
