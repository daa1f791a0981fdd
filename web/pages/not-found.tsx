import { useLocation } from 'wouter';
import { buttonStyle } from '../kit/button-style.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { PageLink } from '../parts/page-link.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';

export function NotFound() {
  const [path] = useLocation();
  return (
    <DeadEnd title={everywhere.pageNotFound} text={say.whyThereIsNoPage}>
      <p className="max-w-full rounded-medium border border-line bg-sunk px-4 py-3 text-small text-ink-soft">
        {say.hintForDevelopers(<code className="break-all text-ink">{path}</code>)}
      </p>
      <PageLink to="/" className={buttonStyle('primary')}>
        {say.goHome}
      </PageLink>
    </DeadEnd>
  );
}
