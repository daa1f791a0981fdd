import { useQuery } from '@tanstack/react-query';
import { masteryQuery } from '../../data/insights.ts';
import { classes } from '../../kit/classes.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { MasteryLine } from './mastery-line.tsx';

type Props = {
  label: string;
  timeZone: string;
  /** One work or idea; left out, the average of all. */
  item?: string;
  tall?: boolean;
  className: string;
};

/** Mastery week by week, once it is here. */
export function MasteryWeeks({ label, timeZone, item, tall, className }: Props) {
  const { data, isError, error, refetch } = useQuery(masteryQuery(timeZone, item));
  if (data)
    return <MasteryLine label={label} weeks={data.points} {...(tall && { tall })} className={className} />;
  if (isError) return <FetchTrouble error={error} onAgain={() => void refetch()} className={className} />;
  return <Skeleton className={classes('h-36 w-full', tall && 'lg:h-64', className)} />;
}
