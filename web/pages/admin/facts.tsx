import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="text-small text-ink-faint">{name}</dt>
          <dd dir="auto" className="text-left text-body lining-nums [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
