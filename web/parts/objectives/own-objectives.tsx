import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { customObjectivesQuery } from '../../data/custom-objectives.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as say from '../../words/objectives.tsx';
import { FetchTrouble } from '../fetch-trouble.tsx';
import { AddObjective } from './add-objective.tsx';
import type { ObjectiveRow } from './objective-row.tsx';
import { OwnRow } from './own-row.tsx';

type Props = {
  shipped: readonly string[];
  rowOf: (name: string) => Omit<ComponentProps<typeof ObjectiveRow>, 'name' | 'subtitle' | 'children'>;
};

/** The objectives in the person's own words, with *Add*. */
export function OwnObjectives({ shipped, rowOf }: Props) {
  const { data: own, isPending, isError, error, isFetching, refetch } = useQuery(customObjectivesQuery);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const names = [...shipped, ...(own ?? []).map(({ title }) => title)];
  return (
    <section aria-labelledby="own-objectives" className="grid gap-2">
      <h3 id="own-objectives" ref={heading} tabIndex={-1} className="eyebrow mt-5 text-ink-faint">
        {say.yourOwn}
      </h3>
      {isPending && (
        <div aria-busy="true" className="py-3">
          <Skeleton className="h-5 w-3/5" />
        </div>
      )}
      {isError && !isFetching && <FetchTrouble error={error} onAgain={() => void refetch()} />}
      {own && own.length > 0 && (
        <ul className="grid">
          {own.map((objective) => (
            <OwnRow
              key={objective.id}
              {...rowOf(objective.title)}
              objective={objective}
              onDeleted={(title) => {
                setNews(say.wasDeleted(title));
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {own?.length === 0 && <p className="text-small text-ink-soft">{say.noObjectivesOfYourOwn}</p>}
      {own && <AddObjective taken={names} onAdded={(title) => setNews(say.wasAdded(title))} />}
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  );
}
