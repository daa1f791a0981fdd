import { matchPath } from './match.ts';
import { PAGES } from './pages.ts';
import { ROUTES } from './table.ts';

/** Whether the page at a path can be shown at once. */
export function isPageHere(location: string): boolean {
  const path = location.split(/[?#]/, 1)[0] ?? '/';
  const route = ROUTES.find((candidate) => matchPath(candidate.path, path));
  return route !== undefined && PAGES[route.page].isHere();
}

/** Fetches the code of the page at a path, and what it will ask for, ahead of its being shown. */
export function preloadPage(location: string): void {
  const [path = '/', search = ''] = location.split(/[?#]/);
  for (const { path: pattern, page } of ROUTES) {
    const params = matchPath(pattern, path);
    if (!params) continue;
    PAGES[page].load();
    return void import('../data/ahead.ts').then(
      ({ fetchAhead }) => fetchAhead(page, { params, search }),
      () => undefined,
    );
  }
}
