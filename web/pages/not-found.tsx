import { useLocation } from 'wouter';
import { buttonStyle } from '../kit/button-style.ts';
import { LostPageDrawing } from '../kit/drawings.tsx';
import { PageLink } from '../parts/page-link.tsx';

export function NotFound() {
  const [path] = useLocation();
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <div className="w-28 text-ink-faint">
        <LostPageDrawing />
      </div>
      <h1 className="text-title">404 Page Not Found</h1>
      <p className="font-serif text-lead text-ink-soft">
        Nobody has written this page. The address may be mistyped, or the page may have moved.
      </p>
      <p className="max-w-full rounded-medium border border-line bg-sunk px-4 py-3 text-small text-ink-soft">
        Did you forget to add the page to the router? There is no route for{' '}
        <code className="break-all text-ink">{path}</code>.
      </p>
      <PageLink to="/" className={buttonStyle('primary')}>
        Go Home
      </PageLink>
    </div>
  );
}
