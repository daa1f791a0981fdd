import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../kit/classes.ts';
import { PageLink } from '../../parts/page-link.tsx';

type Props = { to: string; title: string; text: string; points: string[]; drawing: ReactNode; mark: string };

/** A way on that is worth looking at; all of it can be clicked, only its title is read out as the link. */
export function BigCard({ to, title, text, points, drawing, mark }: Props) {
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-large border border-line bg-surface transition-[border-color,box-shadow] duration-[var(--calm)] hover:border-line-strong hover:shadow-lift">
      <div className="border-b border-line lit px-6 pt-5 sm:pt-8" aria-hidden="true">
        <div className="mx-auto h-30 max-w-md sm:h-44 transition-transform duration-[var(--calm)] ease-settle group-hover:-translate-y-1">
          {drawing}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-6 sm:p-8">
        <h2 className="text-heading">
          <PageLink
            to={to}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-large"
          >
            {title}
          </PageLink>
        </h2>
        <p className="font-serif text-body text-ink-soft">{text}</p>
        <ul className="mt-1 mb-2 grid gap-x-6 gap-y-1 text-small text-ink-soft sm:grid-cols-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <span aria-hidden="true" className={mark}>
                ·
              </span>
              {point}
            </li>
          ))}
        </ul>
        <ArrowRight
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={classes(
            'mt-auto -ml-0.75 transition-transform duration-[var(--calm)] group-hover:translate-x-1',
            mark,
          )}
        />
      </div>
    </article>
  );
}
