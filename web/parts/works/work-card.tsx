import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../page-link.tsx';
import type { OwnWork } from './own-work.ts';
import { PickBox, type Picking } from './pick-box.tsx';
import { type WorkAction, WorkActions } from './work-actions.tsx';
import { WorkCover } from './work-cover.tsx';

type Props = {
  work: OwnWork;
  palette?: readonly string[] | undefined;
  /** Where the card leads. */
  to: string;
  onOpen?: (event: MouseEvent) => void;
  /** One short line under the creator; its room is kept also where there is none. */
  badge?: ReactNode;
  actions?: readonly WorkAction[];
  /** While several are being picked, the card is a box to tick. */
  picking?: Picking | undefined;
  tabStop: boolean;
  /** Of the heading: one below that of the shelf it stands on. */
  level?: 2 | 3;
};

/** A work as it stands on its shelf. All cards of a grid are of one height, whatever their titles. */
export function WorkCard({
  work,
  palette,
  to,
  onOpen,
  badge,
  actions = [],
  picking,
  tabStop,
  level = 2,
}: Props) {
  const Heading = `h${level}` as const;
  const { title, creator } = work;
  return (
    <article
      className={classes('group relative grid gap-2.5 rounded-medium', picking?.picked && 'text-accent')}
    >
      <div
        className={classes(
          'relative transition-transform duration-[var(--calm)] ease-settle group-focus-within:-translate-y-1 group-hover:-translate-y-1',
          picking?.picked && 'outline-2 outline-offset-3 outline-accent',
        )}
      >
        <WorkCover work={work} palette={palette} />
      </div>
      <div className="min-w-0">
        <div className="grid h-[5.625rem] content-start gap-0.5">
          <Heading
            dir="auto"
            className="line-clamp-2 font-display text-body leading-tight [overflow-wrap:anywhere]"
          >
            {picking ? (
              <PickBox work={work} picking={picking} tabStop={tabStop} />
            ) : (
              <PageLink
                to={to}
                data-primary=""
                tabIndex={tabStop ? 0 : -1}
                onClick={onOpen}
                className="text-ink no-underline outline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:rounded-medium focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
              >
                {title}
              </PageLink>
            )}
          </Heading>
          <p dir="auto" className="truncate text-small text-ink-soft">
            {creator}
          </p>
          <div className="flex h-6 items-center gap-2 overflow-hidden text-caption whitespace-nowrap text-ink-faint">
            {badge}
          </div>
        </div>
      </div>
      {!picking && actions.length > 0 && (
        <WorkActions
          title={title}
          actions={actions}
          tabStop={tabStop}
          className="absolute top-2 right-2 opacity-0 transition-opacity duration-[var(--quick)] group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100"
        />
      )}
    </article>
  );
}
