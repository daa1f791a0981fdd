import { buttonStyle } from '../../kit/button-style.ts';
import { DeadEnd } from '../../parts/dead-end.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import { CATEGORIES_PATH } from '../../routes/concept-path.ts';
import { useTitle } from '../../shell/use-title.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/ideas.tsx';

/** For an address inside these pages that leads to nothing we have. */
export function NoSuchPlace({ what }: { what: 'category' | 'concept' }) {
  useTitle(everywhere.pageNotFound);
  return (
    <DeadEnd title={say.thereIsNoSuch(what)} text={say.whereAllIdeasAre}>
      <PageLink to={CATEGORIES_PATH} className={buttonStyle('primary')}>
        {say.backToCategories}
      </PageLink>
    </DeadEnd>
  );
}
