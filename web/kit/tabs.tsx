import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: ReactNode; panel: ReactNode };
type Props = { label: string; tabs: Tab[]; value: string; onChange: (value: string) => void };

export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <div className="border-b border-line">
        <Radix.List
          aria-label={label}
          className="-mx-1.5 -mb-px flex gap-2 overflow-x-auto max-[20rem]:flex-wrap"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="touchable relative shrink-0 px-1.5 pb-2.5 text-small font-medium text-ink-soft transition-colors duration-[var(--quick)] after:absolute after:inset-x-1.5 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:bg-accent"
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
