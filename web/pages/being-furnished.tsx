import { useLocation } from 'wouter';
import { buttonStyle } from '../kit/button-style.ts';
import { LampDrawing } from '../kit/drawings.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { matchPath } from '../routes/match.ts';
import { ROUTES } from '../routes/table.ts';

/** Stands for a page of the route table that is not built yet, and says so. */
export function BeingFurnished() {
  const [path] = useLocation();
  const title = ROUTES.find((route) => matchPath(route.path, path))?.title ?? 'Colloquy';
  return (
    <div className="mx-auto max-w-page px-4 py-16 sm:px-6">
      <h1 className="text-center text-title">{title}</h1>
      <EmptyState
        drawing={<LampDrawing />}
        sentence="This room is being furnished."
        action={
          <PageLink to="/" className={buttonStyle('secondary')}>
            Go home
          </PageLink>
        }
      />
    </div>
  );
}
