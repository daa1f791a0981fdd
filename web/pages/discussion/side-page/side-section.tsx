import type { ReactNode } from 'react';

export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <h2 className="eyebrow text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}
