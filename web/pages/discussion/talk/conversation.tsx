import { useMemo } from 'react';
import * as say from '../../../words/room.ts';
import type { Trouble } from '../turn/turn.ts';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import type { EntryHandlers } from './guide-entry.tsx';

/** The browser keeps an eye on each group whether it is in view: a thousand of one would cost 2 ms a frame. */
const GROUP = 16;
/** Of an entry out of view, until it has been seen. */
const USUAL_HEIGHT_REM = 13;

type Props = EntryHandlers & {
  entries: readonly Entry[];
  /** How many stand before the first of these and are not on the page yet. */
  above: number;
  trouble: Trouble | null;
  busy: boolean;
  heardKey: string | null;
  soughtKey: string | null;
  discussionId: number;
};

/** All that was said, in the order of the talk. */
export function Conversation({
  entries,
  above,
  trouble,
  busy,
  heardKey,
  soughtKey,
  discussionId,
  ...on
}: Props) {
  const lastOwn = useMemo(() => entries.findLast(({ sender }) => sender === 'user')?.key, [entries]);
  const groups = useMemo(() => grouped(entries, above), [entries, above]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of an ol could not stand in groups
    <div role="list" aria-label={say.conversation}>
      {groups.map(({ nth, members }) => (
        <div
          key={nth}
          className="entries"
          style={{ containIntrinsicHeight: `auto ${members.length * USUAL_HEIGHT_REM}rem` }}
        >
          {members.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              trouble={entry.status === 'unsent' ? trouble : null}
              busy={busy && (entry.key === lastOwn || canAct(entry))}
              isHeard={heardKey === entry.key}
              isSought={soughtKey === entry.key}
              canEdit={entry.key === lastOwn}
              discussionId={discussionId}
              {...on}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** By their place in the whole talk, so that an entry never changes its group. */
function grouped(entries: readonly Entry[], above: number): { nth: number; members: Entry[] }[] {
  const groups: { nth: number; members: Entry[] }[] = [];
  entries.forEach((entry, at) => {
    const nth = Math.floor((above + at) / GROUP);
    const last = groups.at(-1);
    if (last?.nth === nth) last.members.push(entry);
    else groups.push({ nth, members: [entry] });
  });
  return groups;
}

/** Only a reply that something can be sent from has to know when nothing can; the thousand others stay as they are. */
function canAct({ again, content, status }: Entry): boolean {
  return again !== null || status === 'streaming' || content.includes('\u20E3');
}
