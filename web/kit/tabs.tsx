import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: ReactNode; panel: ReactNode };
type Props = { label: string; tabs: Tab[]; value: string; onChange: (value: string) => void };

export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <div className="border-b border-line">
        <Radix.List aria-label={label} className="-mx-1.5 -mb-px flex gap-2 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="touchable px-1.5 focus-visible:-outline-offset-2 shrink-0 border-b-2 border-transparent pb-2 text-small font-medium text-ink-soft transition-colors duration-[var(--quick)] hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
