import type { ReactNode } from 'react';

export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h2 className="eyebrow text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}
