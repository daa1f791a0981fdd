import { useQuery } from '@tanstack/react-query';
import { houseQuery } from '../../data/administration.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { Section } from '../../parts/section.tsx';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';
import { GuideTrial } from './guide-trial.tsx';
import { HouseBudget } from './house-budget.tsx';
import { Signups } from './signups.tsx';
import { Storage } from './storage.tsx';

export function HousePanel() {
  const house = useQuery(houseQuery);
  if (house.isPending)
    return (
      <div className="grid gap-8 py-6">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  if (house.isError)
    return <FetchTrouble className="py-4" error={house.error} onAgain={() => house.refetch()} />;
  const { data } = house;
  return (
    <div className="[&>section:first-child]:border-t-0 [&>section:first-child]:pt-4">
      <Section title={everywhere.guide} text={say.whatTheGuidePanelShows}>
        <GuideTrial guide={data.guide} />
      </Section>
      <Section title={say.signUps} text={say.whatSignUpsDecide}>
        <Signups house={data} />
      </Section>
      <Section title={say.dailyBudget} text={say.whatTheBudgetDecides}>
        <HouseBudget house={data} />
      </Section>
      <Section title={say.storageAndVersion}>
        <Storage house={data} />
      </Section>
    </div>
  );
}
