import { dayOf } from '../../data/dates.ts';
import * as say from '../../words/library.tsx';

/** The green dot and the day, when the work was talked about. */
export function LastSession({ at }: { at: string | null }) {
  if (!at) return null;
  return (
    <>
      <span className="size-2 shrink-0 rounded-full bg-good" aria-hidden="true" />
      <span className="truncate text-ink-soft">
        <span className="max-[22rem]:sr-only">{say.lastSession} </span>
        <time dateTime={at}>{dayOf(at)}</time>
      </span>
    </>
  );
}
