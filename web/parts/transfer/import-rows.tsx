import { useVirtualizer } from '@tanstack/react-virtual';
import { CircleAlert, Equal, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { ImportRow, LineStatus } from '#contract/import-file.ts';
import { inFigures } from '../../data/counted.ts';
import { classes } from '../../kit/classes.ts';
import * as say from '../../words/transfer.tsx';
import { STATUS_NAMES } from './import-words.ts';

const MARKS: Record<LineStatus, { Icon: typeof Plus; tone: string }> = {
  new: { Icon: Plus, tone: 'text-good' },
  existing: { Icon: Equal, tone: 'text-ink-faint' },
  failed: { Icon: CircleAlert, tone: 'text-danger' },
};

const USUAL_HEIGHT = 45;

/** A hundred thousand lines, of which only those in sight are in the page. */
export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const box = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 8,
  });
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={say.countOfLines(rows.length)}
      onKeyDown={(event) => {
        // The browser would go to an end that moves away as lines are measured.
        if (event.key !== 'End') return;
        event.preventDefault();
        virtual.scrollToIndex(rows.length - 1, { align: 'end' });
      }}
      className="max-h-[30dvh] sm:max-h-[38dvh] overflow-y-auto rounded-large border border-line bg-surface"
    >
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={index}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Row {...row} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function Row({ line, status, title, message }: ImportRow) {
  const { Icon, tone } = MARKS[status];
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line px-3 py-2.5 text-small sm:px-4">
      <span className="text-caption text-ink-faint tabular-nums">{say.lineNumber(inFigures(line))}</span>
      <span className="grid gap-0.5">
        <span className="line-clamp-2 break-words text-ink" dir="auto">
          {title || <span className="text-ink-faint">{say.withoutATitle}</span>}
        </span>
        {message && (
          <span
            className={classes(
              'break-words text-caption',
              status === 'failed' ? 'text-danger' : 'text-ink-soft',
            )}
          >
            {message}
          </span>
        )}
      </span>
      <span className={classes('inline-flex items-center gap-1 text-caption', tone)}>
        <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:sr-only">{STATUS_NAMES[status]}</span>
      </span>
    </div>
  );
}
