import { useQuery } from '@tanstack/react-query';
import { adminStatsQuery } from '../../data/administration.ts';
import { inFigures } from '../../data/counted.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { FigureBand } from './figure-band.tsx';

export function StatBand() {
  const stats = useQuery(adminStatsQuery);
  if (stats.isError)
    return <FetchTrouble className="py-4" error={stats.error} onAgain={() => stats.refetch()} />;
  const figure = (value: number | undefined) => (value === undefined ? null : inFigures(value));
  const { data } = stats;
  return (
    <FigureBand
      label="The house in figures"
      figures={[
        { label: 'Total Users', note: 'with an account', value: figure(data?.totalUsers) },
        { label: 'Active Users', note: 'last 24 hours', value: figure(data?.activeUsers) },
        { label: 'New Users', note: 'this week', value: figure(data?.newUsersThisWeek) },
        { label: 'Total Books', note: 'in all libraries', value: figure(data?.totalBooks) },
      ]}
    />
  );
}
