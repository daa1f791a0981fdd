import { Pencil, RotateCcw } from 'lucide-react';
import { momentOf } from '../../../data/clock-time.ts';
import { Button } from '../../../kit/button.tsx';
import { classes } from '../../../kit/classes.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';
import type { Trouble } from '../turn/turn.ts';
import type { Entry } from './entries.ts';
import type { EntryHandlers } from './guide-entry.tsx';

type Props = { entry: Entry; trouble: Trouble | null; canEdit: boolean; busy: boolean } & Pick<
  EntryHandlers,
  'onAgain' | 'onEdit'
>;

/** The reader's own words: a tinted block at the right. */
export function ReaderEntry({ entry, trouble, canEdit, busy, onAgain, onEdit }: Props) {
  const isUnsent = entry.status === 'unsent';
  return (
    <article aria-label={everywhere.you} className="@4xl:pr-[15.75rem]">
      <div className="ml-auto w-fit max-w-[88%] @4xl:max-w-[82%]">
        <p
          data-words=""
          dir="auto"
          className={classes(
            'ml-auto w-fit rounded-large rounded-br-[2px] bg-accent-soft px-4 py-3 font-sans text-body leading-relaxed whitespace-pre-wrap text-ink',
            isUnsent && 'border border-care border-dashed',
          )}
        >
          {entry.content}
        </p>
        <footer className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-caption text-ink-faint print:hidden">
          {isUnsent ? (
            <Unsent entry={entry} trouble={trouble} onAgain={onAgain} onEdit={onEdit} />
          ) : (
            <>
              {canEdit && !busy && entry.messageId !== null && (
                <button
                  type="button"
                  onClick={() => onEdit(entry)}
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-small px-1.5 hover:bg-sunk hover:text-ink touch:min-h-11"
                >
                  <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
                  {say.editAndAskAgain}
                </button>
              )}
              {entry.at && <time dateTime={entry.at}>{momentOf(entry.at)}</time>}
            </>
          )}
        </footer>
      </div>
    </article>
  );
}

type UnsentProps = Pick<Props, 'entry' | 'trouble' | 'onAgain' | 'onEdit'>;

function Unsent({ entry, trouble, onAgain, onEdit }: UnsentProps) {
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center justify-end gap-2">
      <span className="basis-full text-right text-care">
        {trouble?.kind === 'refused' ? trouble.words : say.sentOnceBack}
      </span>
      <Button size="small" onClick={() => onEdit(entry)}>
        {everywhere.edit}
      </Button>
      <Button
        size="small"
        icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => onAgain(entry.content, entry.key)}
      >
        {everywhere.tryAgain}
      </Button>
    </div>
  );
}
