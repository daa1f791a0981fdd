import { matchPath } from './match.ts';
import { PAGES } from './pages.ts';
import { ROUTES } from './table.ts';

/** Fetches the code of the page at a path, ahead of its being shown. */
export function preloadPage(location: string): void {
  const path = location.split(/[?#]/, 1)[0] ?? '/';
  const route = ROUTES.find((candidate) => matchPath(candidate.path, path));
  if (route) PAGES[route.page].load();
}
