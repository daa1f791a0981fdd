import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evidence } from '#contract/insights.ts';
import { RATING_LABELS } from '#contract/kinds.ts';

import { strike } from '../../data/insights.ts';
import { Button } from '../../kit/button.tsx';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../../parts/page-link.tsx';
import { RATING_INKS, RatingMark } from '../../parts/rating-mark.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { discussedOf, talkPath } from '../../routes/talk-path.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/insights.ts';
import { minuteIn } from './zone-dates.ts';

const LONG = 360;

type Props = {
  line: Evidence;
  /** The zone the days of the figures are counted in. */
  timeZone: string;
};

/** One reflection: what was said, how it was taken, where it stands, and whether it counts. */
export function EvidenceLine({ line, timeZone }: Props) {
  const client = useQueryClient();
  const { busy, attempt } = useAttempt(everywhere.thatCouldNotBeChanged);
  const [whole, setWhole] = useState(false);
  const { id, said, feedback, struck, title, objective, timestamp, score } = line;
  const discussed = discussedOf(line);
  const path = discussed && talkPath(discussed, { id: line.discussionId, objective }, line.messageId);
  const change = () => attempt(() => strike(client, id, !struck));
  return (
    <li className="py-5">
      <p className="text-caption text-ink-faint">
        <time dateTime={timestamp}>{minuteIn(timeZone, timestamp)}</time>
        {' · '}
        <bdi className="[overflow-wrap:anywhere]">{title.length > 90 ? `${title.slice(0, 89)}…` : title}</bdi>
        {' · '}
        <bdi className="[overflow-wrap:anywhere]">{objective}</bdi>
      </p>
      <blockquote
        dir="auto"
        className={classes(
          'mt-2 rounded-large rounded-bl-[2px] bg-accent-soft px-4 py-3 text-body whitespace-pre-wrap text-ink [overflow-wrap:anywhere]',
          struck && 'text-ink-soft line-through decoration-1',
          !whole && 'line-clamp-6',
        )}
      >
        {said}
      </blockquote>
      {said.length > LONG && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="inline-flex min-h-8 items-center text-caption text-ink-faint underline decoration-line-strong hover:text-ink touch:min-h-11"
        >
          {whole ? say.showLess : say.showAllOfIt}
        </button>
      )}
      <div className="mt-3 border-l border-line pl-3.5 text-small text-ink-soft">
        <p className={classes('flex items-center gap-2 font-medium', RATING_INKS[feedback.rating])}>
          <RatingMark rating={feedback.rating} />
          {RATING_LABELS[feedback.rating]}
          <span className="font-normal text-ink-faint tabular-nums lining-nums">{score}</span>
        </p>
        <p className="mt-1 font-serif leading-snug italic [overflow-wrap:anywhere]">{feedback.comment}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        {path && (
          <PageLink
            to={path}
            className="inline-flex min-h-8 items-center text-small text-accent underline hover:text-accent-strong touch:min-h-11"
          >
            {say.openInTheDiscussion}
          </PageLink>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={busy && (struck ? say.takingItBack : say.strikingOut)}
          needsServer
          onClick={change}
        >
          {struck ? say.takeItBack : say.strikeOut}
        </Button>
        {struck && <p className="text-small text-ink-faint italic">{say.struckOutCountsNowhere}</p>}
      </div>
    </li>
  );
}
