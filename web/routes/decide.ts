import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';
import { matchPath, type PathParams } from './match.ts';
import { type PageName, ROUTES } from './table.ts';

export type Who = 'loading' | 'visitor' | 'person' | 'admin';

export type Decision =
  | { show: 'spinner'; title: string }
  | { show: 'landing'; title: string }
  | { show: 'page'; page: PageName; params: PathParams; title: string }
  | { show: 'access-denied'; title: string }
  | { show: 'not-found'; title: string }
  | { show: 'redirect'; to: string };

const LANDING_TITLE = everywhere.readItThenTalkItThrough;

/** What somebody gets at a path. `location` is path and query, so that a login leads back to it. */
export function decide(location: string, who: Who): Decision {
  const path = location.split(/[?#]/, 1)[0] ?? '/';
  for (const { path: pattern, page, title, visitors, nonAdmins } of ROUTES) {
    const params = matchPath(pattern, path);
    if (!params) continue;
    if (visitors === 'welcome') return { show: 'page', page, params, title };
    if (who === 'loading') return { show: 'spinner', title };
    if (who === 'visitor') {
      return visitors === 'landing'
        ? { show: 'landing', title: LANDING_TITLE }
        : { show: 'redirect', to: loginFor(location) };
    }
    if (nonAdmins && who !== 'admin') {
      return nonAdmins === 'home'
        ? { show: 'redirect', to: '/' }
        : { show: 'access-denied', title: say.accessDenied };
    }
    return { show: 'page', page, params, title };
  }
  return { show: 'not-found', title: everywhere.pageNotFound };
}

function loginFor(location: string): string {
  return withNext('/login', location);
}

/** A link to log in or sign up that leads back to where somebody was going. */
export function withNext(to: '/login' | '/signup', location: string): string {
  return location === '/' ? to : `${to}?next=${encodeURIComponent(location)}`;
}

/** Where to go after logging in: a place of ours, or home. Never another site, never the way in again. */
export function nextAfterLogin(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  const leadsOut = url.origin !== origin || url.pathname.startsWith('//');
  if (leadsOut || ['/login', '/signup'].includes(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

export function documentTitle(title: string): string {
  return say.titleOfPage(title);
}
