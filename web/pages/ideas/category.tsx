import { WaysBack } from '../../parts/ways-back.tsx';
import { CATEGORIES_PATH, categoryPath } from '../../routes/concept-path.ts';
import type { PageProps } from '../../routes/pages.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';
import { CATEGORIES, type Category, categoryAt, neighbours } from './categories.ts';
import { DiscussedCount } from './discussed-count.tsx';
import { Emblem } from './emblem.tsx';
import { LevelPage } from './level-page.tsx';
import { NextDoor } from './next-door.tsx';
import { NoSuchPlace } from './no-such-place.tsx';
import { ProgressTrouble } from './progress-trouble.tsx';
import { Tally } from './tally.tsx';
import { useProgress } from './use-progress.ts';

export function CategoryPage({ params }: PageProps) {
  const category = categoryAt(params.category);
  return category ? <Volume category={category} /> : <NoSuchPlace what={say.category} />;
}

function Volume({ category }: { category: Category }) {
  useTitle(category.name);
  const state = useProgress();
  const { before, after } = neighbours(CATEGORIES, category);
  const link = (other: Category) => ({ to: categoryPath(other.name), label: other.name });
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-16 sm:px-6">
      <WaysBack
        ways={[
          { to: CATEGORIES_PATH, label: say.backToCategories },
          { to: '/', label: everywhere.backToDashboard },
        ]}
      />
      <header className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Emblem category={category.name} className="size-28 sm:size-36" />
        <div className="min-w-0">
          <p className="font-serif text-body text-ink-faint italic">
            {say.placeOf(category.numeral, CATEGORIES.at(-1)?.numeral)}
          </p>
          <h1 className="mt-1 text-title">{category.name}</h1>
          <Tally category={category} progress={state.progress} className="mt-5" />
          <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-soft">
            <span>{say.concepts(category.concepts.length)}</span>
            <DiscussedCount concepts={category.concepts} state={state} />
          </p>
        </div>
      </header>
      <ProgressTrouble state={state} />
      <div className="mt-10 grid gap-y-14 border-t border-line lg:grid-cols-2 lg:divide-x lg:divide-line">
        {category.levels.map((level) => (
          <LevelPage key={level.title} level={level} category={category} state={state} />
        ))}
      </div>
      <NextDoor name={say.allCategories} before={before && link(before)} after={after && link(after)} />
    </div>
  );
}
