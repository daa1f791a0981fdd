import type { ReactNode } from 'react';
import { classes } from '../kit/classes.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';

type Props = {
  title: string;
  text: string;
  children?: ReactNode;
  /** Under something of the page, at its edge. */
  within?: boolean;
};

/** Where an address leads to nothing one may see: why, and the way on. */
export function DeadEnd({ title, text, children, within }: Props) {
  return (
    <div
      className={classes(
        'grid max-w-measure justify-items-start gap-5',
        within ? 'py-10' : 'mx-auto px-4 py-20 sm:px-6 sm:py-28',
      )}
    >
      {/* Its own edge, not its frame's, stands over the words. */}
      <div className="-ml-6.5 w-28 text-ink-faint">
        <LostPageDrawing />
      </div>
      <h1 className="text-title">{title}</h1>
      <p className="font-serif text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
