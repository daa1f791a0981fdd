import { buttonStyle } from '../kit/button-style.ts';
import { PageLink } from '../parts/page-link.tsx';

export function AccessDenied() {
  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <h1 className="text-title">Access Denied</h1>
      <p className="font-serif text-lead text-ink-soft">You don't have permission to view this page.</p>
      <PageLink to="/" className={buttonStyle('primary')}>
        Go Home
      </PageLink>
    </div>
  );
}
