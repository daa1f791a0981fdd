import { dayOf } from '../../data/dates.ts';
import type { Owned } from './use-gallery-works.ts';

/** When it was last talked about; until then what it is. */
export function LastSession({ work }: { work: Owned }) {
  if (work.lastSession) {
    return (
      <>
        <span className="size-2 shrink-0 rounded-full bg-good" aria-hidden="true" />
        <span className="truncate">
          Last session: <time dateTime={work.lastSession}>{dayOf(work.lastSession)}</time>
        </span>
      </>
    );
  }
  return <span className="truncate">{[work.year, work.groups[0]].filter(Boolean).join(' · ')}</span>;
}
