import { useQuery } from '@tanstack/react-query';
import { timeSpentQuery } from '../../data/insights.ts';

/** How long the person was here: theirs to know, and small. */
export function TimeSpent({ timeZone }: { timeZone: string }) {
  const { data } = useQuery(timeSpentQuery(timeZone));
  return (
    <p className="mt-16 min-h-12 border-t border-line pt-4 text-caption text-ink-faint">
      {data &&
        `You were here for ${inWords(data.lastSevenDays)} in the last seven days. Days are those of ${timeZone.replaceAll('_', ' ')}.`}
    </p>
  );
}

function inWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
    rest > 0 && (rest === 1 ? '1 minute' : `${rest} minutes`),
  ]
    .filter(Boolean)
    .join(' and ');
}
