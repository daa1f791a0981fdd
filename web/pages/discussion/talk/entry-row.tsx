import { memo } from 'react';
import type { Trouble } from '../turn/turn.ts';
import type { Entry } from './entries.ts';
import { type EntryHandlers, GuideEntry } from './guide-entry.tsx';
import { ReaderEntry } from './reader-entry.tsx';

type Props = EntryHandlers & {
  entry: Entry;
  trouble: Trouble | null;
  busy: boolean;
  isHeard: boolean;
  /** The address names it. */
  isSought: boolean;
  canEdit: boolean;
  discussionId: number;
};

/** One message, drawn anew only when something of it has changed. */
export const EntryRow = memo(
  function EntryRow({ entry, trouble, canEdit, isSought, ...rest }: Props) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: see the list it is in
      <div
        role="listitem"
        tabIndex={isSought ? -1 : undefined}
        className={isSought ? 'sought scroll-mt-36' : 'scroll-mt-20'}
        data-entry={entry.key}
        data-sender={entry.sender}
      >
        {entry.sender === 'user' ? (
          <ReaderEntry entry={entry} trouble={trouble} canEdit={canEdit} {...rest} />
        ) : (
          <GuideEntry entry={entry} {...rest} />
        )}
      </div>
    );
  },
  (before, after) => {
    const { entry: old, ...oldRest } = before;
    const { entry: fresh, ...rest } = after;
    return isSameEntry(old, fresh) && isShallowlySame(oldRest, rest);
  },
);

function isSameEntry(before: Entry, after: Entry): boolean {
  if (before === after) return true;
  const { again: oldAgain, ...old } = before;
  const { again, ...fresh } = after;
  return oldAgain?.key === again?.key && isShallowlySame(old, fresh);
}

function isShallowlySame<T extends object>(before: T, after: T): boolean {
  return (Object.keys(after) as (keyof T)[]).every((name) => Object.is(before[name], after[name]));
}
