import { buttonStyle } from '../kit/button-style.ts';
import { PageLink } from '../parts/page-link.tsx';
import * as say from '../words/house.tsx';

export function AccessDenied() {
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <h1 className="text-title">{say.accessDenied}</h1>
      <p className="font-serif text-lead text-ink-soft">{say.noPermission}</p>
      <PageLink to="/" className={buttonStyle('primary')}>
        {say.goHome}
      </PageLink>
    </div>
  );
}
