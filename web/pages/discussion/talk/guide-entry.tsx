import { RotateCcw } from 'lucide-react';
import { momentOf } from '../../../data/clock-time.ts';
import { Button } from '../../../kit/button.tsx';
import { classes } from '../../../kit/classes.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';
import { MarginalNote } from '../feedback/marginal-note.tsx';
import type { MenuLine } from '../prose/menu-lines.ts';
import { budgetSentence } from '../words-of-room.ts';
import { Dots } from './dots.tsx';
import type { Entry } from './entries.ts';
import { EntryActions } from './entry-actions.tsx';
import { Words } from './words.tsx';

export type EntryHandlers = {
  onChoose: (line: MenuLine) => void;
  onAgain: (words: string, key: string) => void;
  onEdit: (entry: Entry) => void;
  onListen: (entry: Entry) => void;
};

type Props = { entry: Entry; busy: boolean; isHeard: boolean; discussionId: number } & EntryHandlers;

export function GuideEntry({ entry, busy, isHeard, discussionId, ...on }: Props) {
  const { status, content, feedback } = entry;
  const isComing = status === 'waiting' || status === 'streaming';
  return (
    <article
      aria-label={everywhere.guide}
      aria-busy={isComing}
      className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_13.5rem] @4xl:gap-x-9"
    >
      <div className="min-w-0">
        {status === 'waiting' ? (
          <Dots className="h-[1.9em]" />
        ) : (
          <Words entry={entry} busy={busy} onChoose={on.onChoose} />
        )}
        {status === 'stopped' && (
          <p className="mt-3 text-small text-ink-faint">
            {content ? say.stoppedHere : say.stoppedBeforeAWord}
          </p>
        )}
        {status === 'interrupted' && entry.again && <BrokeOff again={entry.again} busy={busy} {...on} />}
        {!isComing && status !== 'stand-in' && (
          <footer className="mt-2 flex flex-wrap items-center gap-x-3 text-caption text-ink-faint print:hidden">
            {entry.at && <time dateTime={entry.at}>{momentOf(entry.at)}</time>}
            {entry.tookOver && (
              <span>{entry.tookOver === 'budget' ? budgetSentence(entry.at) : say.guideWhoSteppedIn}</span>
            )}
            {content && <EntryActions text={content} isHeard={isHeard} onListen={() => on.onListen(entry)} />}
          </footer>
        )}
      </div>
      {feedback && (
        // Under words that are still coming it would be pushed down by each line of them.
        <div className={classes('mt-3 @4xl:mt-0', isComing && '@max-4xl:hidden')}>
          <MarginalNote
            feedback={feedback}
            grounds={entry.grounds}
            messageId={entry.messageId}
            discussionId={discussionId}
          />
        </div>
      )}
    </article>
  );
}

type BrokeOffProps = {
  again: NonNullable<Entry['again']>;
  busy: boolean;
  onAgain: EntryHandlers['onAgain'];
};

function BrokeOff({ again, busy, onAgain }: BrokeOffProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-care pl-3.5 text-small text-ink-soft print:hidden">
      {everywhere.theReplyBrokeOffHere}
      <Button
        size="small"
        aria-disabled={busy}
        icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => !busy && onAgain(again.words, again.key)}
      >
        {everywhere.tryAgain}
      </Button>
    </div>
  );
}
