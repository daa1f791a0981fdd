import { minuteOf } from '../../data/dates.ts';

export function LastActive({ at }: { at: string | null }) {
  return at ? <time dateTime={at}>{minuteOf(at)}</time> : <span className="text-ink-faint">Never</span>;
}
