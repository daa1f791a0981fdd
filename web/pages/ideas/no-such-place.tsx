import { buttonStyle } from '../../kit/button-style.ts';
import { LostPageDrawing } from '../../kit/drawings.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { CATEGORIES_PATH } from '../../routes/concept-path.ts';
import { useTitle } from '../../shell/use-title.ts';

/** For an address inside these pages that leads to nothing we have. */
export function NoSuchPlace({ what }: { what: 'category' | 'concept' }) {
  useTitle('404 Page Not Found');
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <div className="w-28 text-ink-faint">
        <LostPageDrawing />
      </div>
      <h1 className="text-title">There is no such {what}</h1>
      <p className="font-serif text-lead text-ink-soft">
        The address may be mistyped. All the ideas there are can be found from their categories.
      </p>
      <PageLink to={CATEGORIES_PATH} className={buttonStyle('primary')}>
        Back to Categories
      </PageLink>
    </div>
  );
}
