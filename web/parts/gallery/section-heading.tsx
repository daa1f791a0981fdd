import type { ReactNode } from 'react';
import { inFigures } from '../../data/counted.ts';
import * as counts from '../../words/counts.ts';

type Props = {
  id: string;
  title: string;
  count: number;
  shown?: number;
  lead?: string;
  children?: ReactNode;
};

export function SectionHeading({ id, title, count, shown = count, lead, children }: Props) {
  const number = inFigures(count);
  return (
    <header className="mb-6 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3">
      <h2 id={id} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      {(count > 0 || lead) && (
        <p className="text-small text-ink-faint">
          {shown < count ? counts.ofAll(shown, number) : number}
          {lead && ` ${lead}`}
        </p>
      )}
      {children && <div className="-my-2 ml-auto">{children}</div>}
    </header>
  );
}
