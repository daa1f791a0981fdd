import { minuteOf } from '../../data/dates.ts';
import * as everywhere from '../../words/everywhere.ts';

export function LastActive({ at }: { at: string | null }) {
  return at ? (
    <time dateTime={at}>{minuteOf(at)}</time>
  ) : (
    <span className="text-ink-faint">{everywhere.never}</span>
  );
}
