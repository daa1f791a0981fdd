import { buttonStyle } from '../../kit/button-style.ts';
import { LostPageDrawing } from '../../kit/drawings.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { CATEGORIES_PATH } from '../../routes/concept-path.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';

/** For an address inside these pages that leads to nothing we have. */
export function NoSuchPlace({ what }: { what: 'category' | 'concept' }) {
  useTitle(everywhere.pageNotFound);
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <div className="w-28 text-ink-faint">
        <LostPageDrawing />
      </div>
      <h1 className="text-title">{say.thereIsNoSuch(what)}</h1>
      <p className="font-serif text-lead text-ink-soft">{say.whereAllIdeasAre}</p>
      <PageLink to={CATEGORIES_PATH} className={buttonStyle('primary')}>
        {say.backToCategories}
      </PageLink>
    </div>
  );
}
