import { ArrowLeft } from 'lucide-react';
import { useHistoryState } from 'wouter/use-browser-location';
import { isPlainClick } from '../../../parts/is-plain-click.ts';
import type { CameFrom } from '../../../parts/objectives/place.ts';
import { PageLink } from '../../../parts/page-link.tsx';
import * as say from '../../../words/room.ts';
import { WAYS_BACK } from '../words-of-room.ts';
import type { Work } from '../work/work.ts';

type Props = { work: Work; className: string };

/** Leads to the list the talk was opened from, as it was scrolled; else to the list of its kind. */
export function WayBack({ work, className }: Props) {
  const from = useHistoryState<CameFrom | null>()?.from;
  const usual = WAYS_BACK[work.kind];
  return (
    <PageLink
      to={from ?? usual.to}
      aria-label={from && !from.startsWith(usual.to) ? say.backToWhereYouWere : usual.label}
      className={className}
      onClick={(event) => {
        if (!from || !isPlainClick(event)) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
    </PageLink>
  );
}
