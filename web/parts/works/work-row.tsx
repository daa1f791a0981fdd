import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../page-link.tsx';
import type { OwnWork } from './own-work.ts';
import { PickBox, type Picking } from './pick-box.tsx';
import { type WorkAction, WorkActions } from './work-actions.tsx';
import { WorkCover } from './work-cover.tsx';

type Props = {
  work: OwnWork;
  to: string;
  onOpen?: (event: MouseEvent) => void;
  /** What stands in columns of its own where there is room, else in a line below the creator. */
  aside?: ReactNode;
  actions?: readonly WorkAction[];
  picking?: Picking | undefined;
  tabStop: boolean;
  /** Of the heading: one below that of the shelf it stands on. */
  level?: 2 | 3;
};

/** In pixels: one row with its hairline, for `listLayout`. */
export const WORK_ROW_HEIGHT = 88;

/** A work as a line of a list. */
export function WorkRow({ work, to, onOpen, aside, actions = [], picking, tabStop, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classes(
        'group relative flex h-[5.5rem] items-center gap-4 border-b border-line pr-2 transition-colors duration-[var(--quick)] hover:bg-surface',
        picking ? 'pl-12' : 'pl-2',
        picking?.picked && 'bg-accent-soft!',
      )}
    >
      <WorkCover work={work} width={96} className="w-11 shrink-0" />
      <div className="grid min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="grid min-w-0 sm:flex-1">
          <Heading
            dir="auto"
            className="truncate font-display text-body leading-snug sm:line-clamp-2 sm:whitespace-normal"
          >
            {picking ? (
              <PickBox work={work} picking={picking} tabStop={tabStop} />
            ) : (
              <PageLink
                to={to}
                data-primary=""
                tabIndex={tabStop ? 0 : -1}
                onClick={onOpen}
                className="text-ink no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {work.title}
              </PageLink>
            )}
          </Heading>
          <p dir="auto" className="truncate text-small text-ink-soft">
            {work.creator}
          </p>
        </div>
        {aside && (
          <div className="flex shrink-0 items-center gap-2 overflow-hidden text-caption whitespace-nowrap text-ink-faint sm:gap-4">
            {aside}
          </div>
        )}
      </div>
      {!picking && actions.length > 0 && (
        <WorkActions
          title={work.title}
          actions={actions}
          tabStop={tabStop}
          className="relative shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
        />
      )}
    </article>
  );
}
