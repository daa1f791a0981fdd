import { PageLink } from '../../parts/page-link.tsx';
import { categoryPath } from '../../routes/concept-path.ts';
import * as say from '../../words/ideas.tsx';
import type { Category } from './categories.ts';
import { DiscussedCount } from './discussed-count.tsx';
import { Emblem } from './emblem.tsx';
import { Tally } from './tally.tsx';
import type { ProgressState } from './use-progress.ts';

const NAMED = 3;

/** A volume of the encyclopaedia; all of it can be clicked, only its title is read out as the link. */
export function CategoryCard({ category, state }: { category: Category; state: ProgressState }) {
  const [first, second] = category.levels;
  const named = category.concepts.slice(0, NAMED).map(({ name }) => name);
  return (
    <article className="group relative flex h-full flex-col rounded-large border border-line bg-surface p-5 transition-[border-color,box-shadow] duration-[var(--calm)] hover:border-line-strong hover:shadow-lift sm:p-6">
      <span
        aria-hidden="true"
        className="absolute top-4 right-5 font-serif text-body text-ink-faint italic sm:top-5 sm:right-6"
      >
        {category.numeral}
      </span>
      <div className="mb-5 flex gap-4 sm:block">
        <Emblem
          category={category.name}
          className="size-16 transition-transform duration-[var(--calm)] ease-settle group-hover:-translate-y-1 sm:size-24"
        />
        <div className="min-w-0">
          <h2 className="text-heading max-sm:pr-6 sm:mt-5">
            <PageLink
              to={categoryPath(category.name)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-large group-hover:underline"
            >
              {category.name}
            </PageLink>
          </h2>
          <p className="mt-1.5 font-serif text-body text-ink-soft sm:mt-2">
            {named.join(', ')}{' '}
            <span className="italic">{say.andMore(category.concepts.length - named.length)}</span>
          </p>
        </div>
      </div>
      <div className="mt-auto grid gap-2 border-t border-line pt-4">
        <Tally category={category} progress={state.progress} />
        <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
          <span>
            {say.conceptsMustKnowGoodToKnow(
              category.concepts.length,
              first.concepts.length,
              second.concepts.length,
            )}
          </span>
          <DiscussedCount concepts={category.concepts} state={state} />
        </p>
      </div>
    </article>
  );
}
