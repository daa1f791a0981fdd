import { useQuery } from '@tanstack/react-query';
import { durationOf } from '../../data/duration.ts';
import { timeSpentQuery } from '../../data/insights.ts';

/** How long the person was here: theirs to know, and small. */
export function TimeSpent({ timeZone }: { timeZone: string }) {
  const { data } = useQuery(timeSpentQuery(timeZone));
  return (
    <p className="mt-16 min-h-12 border-t border-line pt-4 text-caption text-ink-faint">
      {data &&
        `You were here for ${durationOf(data.lastSevenDays)} in the last seven days. Days are those of ${timeZone.replaceAll('_', ' ')}.`}
    </p>
  );
}
