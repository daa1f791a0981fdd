import { useQuery } from '@tanstack/react-query';
import { durationOf } from '../../data/duration.ts';
import { timeSpentQuery } from '../../data/insights.ts';
import * as say from '../../words/insights.ts';

/** How long the person was here: theirs to know, and small. */
export function TimeSpent({ timeZone }: { timeZone: string }) {
  const { data } = useQuery(timeSpentQuery(timeZone));
  return (
    <p className="mt-16 min-h-12 border-t border-line pt-4 text-caption text-ink-faint">
      {data && say.timeHereAndWhoseDays(durationOf(data.lastSevenDays), timeZone.replaceAll('_', ' '))}
    </p>
  );
}
