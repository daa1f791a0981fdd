import type { ReactNode } from 'react';
import { Fleuron } from '../kit/drawings.tsx';

type Props = { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode };

/** The quiet sheet on which people come in: log in, sign up, find a lost password. */
export function Entrance({ title, lead, children, below }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-[27rem] animate-[appear_200ms_var(--settle)] px-4 py-12 sm:py-20">
      <div className="mb-8 grid justify-items-center gap-4 text-center">
        <Fleuron className="w-16 text-accent" />
        <h1 className="text-title">{title}</h1>
        {lead && <p className="font-serif text-body text-ink-soft">{lead}</p>}
      </div>
      <div className="rounded-large border border-line bg-surface p-5 sm:p-8">{children}</div>
      {below && <p className="mt-6 text-center text-small text-ink-soft">{below}</p>}
    </div>
  );
}
