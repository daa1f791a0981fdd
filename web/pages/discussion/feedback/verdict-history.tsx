import type { Grounds } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { minuteOf } from '../../../data/dates.ts';
import { RatingMark } from '../../../parts/rating-mark.tsx';

/** Each look at a message, oldest first, with the reason it was looked at again for. */
export function VerdictHistory({ history }: { history: Grounds['history'] }) {
  return (
    <ol className="grid gap-4">
      {history.map(({ rating, comment, reason, at }) => (
        <li key={at} className="border-l border-line pl-3.5 text-small text-ink-soft">
          {reason && <p className="mb-1.5 break-words text-ink">“{reason}”</p>}
          <p className="flex items-center gap-2 font-medium text-ink">
            <RatingMark rating={rating} />
            {RATING_LABELS[rating]}
          </p>
          <p className="mt-1 font-serif italic">{comment}</p>
          <time dateTime={at} className="text-caption text-ink-faint">
            {minuteOf(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
