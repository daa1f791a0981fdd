import { useLocation } from 'wouter';
import { buttonStyle } from '../kit/button-style.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';
import { PageLink } from '../parts/page-link.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';

export function NotFound() {
  const [path] = useLocation();
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <div className="w-28 text-ink-faint">
        <LostPageDrawing />
      </div>
      <h1 className="text-title">{everywhere.pageNotFound}</h1>
      <p className="font-serif text-lead text-ink-soft">{say.whyThereIsNoPage}</p>
      <p className="max-w-full rounded-medium border border-line bg-sunk px-4 py-3 text-small text-ink-soft">
        {say.hintForDevelopers(<code className="break-all text-ink">{path}</code>)}
      </p>
      <PageLink to="/" className={buttonStyle('primary')}>
        {say.goHome}
      </PageLink>
    </div>
  );
}
