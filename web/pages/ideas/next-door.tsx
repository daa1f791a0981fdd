import { ArrowLeft, ArrowRight } from 'lucide-react';
import { PageLink } from '../../parts/page-link.tsx';
import * as say from '../../words/ideas.tsx';

type Door = { to: string; label: string };
type Props = { name: string; before: Door | undefined; after: Door | undefined };

/** To the entry before and the entry after, as one leafs through. */
export function NextDoor({ name, before, after }: Props) {
  const look =
    'touchable inline-flex items-center gap-2.5 font-serif text-body text-ink-soft no-underline hover:text-ink hover:underline';
  return (
    <nav
      aria-label={say.beforeAndAfter(name)}
      className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-line pt-5"
    >
      {before && (
        <PageLink to={before.to} rel="prev" className={look}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="sr-only">{say.before} </span>
            {before.label}
          </span>
        </PageLink>
      )}
      {after && (
        <PageLink to={after.to} rel="next" className={`${look} ml-auto text-right`}>
          <span>
            <span className="sr-only">{say.next} </span>
            {after.label}
          </span>
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  );
}
