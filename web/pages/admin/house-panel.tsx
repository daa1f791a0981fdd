import { useQuery } from '@tanstack/react-query';
import { houseQuery } from '../../data/administration.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { FetchTrouble } from '../../parts/fetch-trouble.tsx';
import { Section } from '../../parts/section.tsx';
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
      <Section title="Guide" text="Who speaks in discussions. Chosen when the server starts.">
        <GuideTrial guide={data.guide} />
      </Section>
      <Section
        title="Sign-ups"
        text="Whether strangers can make an account. You can always add users yourself."
      >
        <Signups house={data} />
      </Section>
      <Section
        title="Daily budget"
        text="How many tokens of an AI model one person may use up in a day. A day begins at midnight UTC."
      >
        <HouseBudget house={data} />
      </Section>
      <Section title="Storage and version">
        <Storage house={data} />
      </Section>
    </div>
  );
}
