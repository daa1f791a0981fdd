import { useQuery } from '@tanstack/react-query';
import { adminStatsQuery } from '../../data/administration.ts';
import { inFigures } from '../../data/counted.ts';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { FigureBand } from './figure-band.tsx';

export function StatBand() {
  const stats = useQuery(adminStatsQuery);
  if (stats.isError)
    return <FetchTrouble className="py-4" error={stats.error} onAgain={() => stats.refetch()} />;
  const figure = (value: number | undefined) => (value === undefined ? null : inFigures(value));
  const { data } = stats;
  return (
    <FigureBand
      label={say.theHouseInFigures}
      figures={[
        { label: say.totalUsers, note: say.withAnAccount, value: figure(data?.totalUsers) },
        { label: say.activeUsers, note: say.last24Hours, value: figure(data?.activeUsers) },
        { label: say.newUsers, note: say.thisWeek, value: figure(data?.newUsersThisWeek) },
        { label: everywhere.totalBooks, note: say.inAllLibraries, value: figure(data?.totalBooks) },
      ]}
    />
  );
}
