import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { dayOf } from '../../data/dates.ts';
import { Spinner } from '../../kit/spinner.tsx';
import * as say from '../../words/objectives.tsx';
import { isPlainClick } from '../is-plain-click.ts';
import { PageLink } from '../page-link.tsx';

type Props = {
  name: string;
  subtitle?: string;
  /** Where the talk is, for a new tab. */
  to: string;
  /** When it was last spoken under. */
  lastTalk?: string | undefined;
  busy: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
};

/** One objective: a link over the whole row. Beside it may stand what else can be done with it. */
export function ObjectiveRow({ name, subtitle, to, lastTalk, busy, onChoose, ref, children }: Props) {
  return (
    <li className="group relative -mx-3 flex items-center gap-2 rounded-medium px-3 py-2.5 text-ink-faint transition-colors duration-[var(--quick)] hover:bg-sunk hover:text-accent has-[a:focus-visible]:bg-sunk has-[a:focus-visible]:text-accent">
      <div className="min-w-0 flex-1">
        <PageLink
          ref={ref}
          to={to}
          data-objective=""
          aria-busy={busy || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose();
          }}
          className="text-body leading-snug font-medium text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:rounded-medium focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {name}
        </PageLink>
        {subtitle && <span className="block text-small text-ink-soft">{subtitle}</span>}
        {lastTalk && (
          <span className="mt-0.5 flex items-center gap-1.5 text-caption text-good">
            <span className="size-1.5 rounded-full bg-current" aria-hidden="true" />
            {say.goesOnFrom(<time dateTime={lastTalk}>{dayOf(lastTalk)}</time>)}
          </span>
        )}
      </div>
      {children}
      <span aria-hidden="true">{busy ? <Spinner /> : <ChevronRight size={18} strokeWidth={1.75} />}</span>
    </li>
  );
}
