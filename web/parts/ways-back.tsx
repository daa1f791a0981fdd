import { ArrowLeft } from 'lucide-react';
import { buttonStyle } from '../kit/button-style.ts';
import { classes } from '../kit/classes.ts';
import * as everywhere from '../words/everywhere.ts';
import { PageLink } from './page-link.tsx';

type Way = { to: string; label: string };

/** The nearest way back first. */
export function WaysBack({ ways }: { ways: Way[] }) {
  return (
    <nav aria-label={everywhere.back} className="-ml-3 flex flex-wrap gap-x-1">
      {ways.map(({ to, label }, place) => (
        <PageLink key={to} to={to} className={classes(buttonStyle('quiet', 'small'), 'max-sm:px-2.5')}>
          {place === 0 && <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
