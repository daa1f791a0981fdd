/**
 * What was last seen stands on the screen while the server is asked for it anew; and what changes on the screen is
 * kept for the next time.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import { addressOf } from '../call.ts';
import { keepChange, lastAnswer } from '../last-seen/last-seen.ts';
import { mirroredUser } from '../mirror.ts';

const SETTLES_MS = 500;

/** To be called once per page. */
export function showLastSeen(client: QueryClient): void {
  const changed = new Map<string, number>();
  for (const query of client.getQueryCache().getAll()) {
    const url = whereOf(query);
    if (url) show(query, url).catch(() => undefined);
  }
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const url = whereOf(query);
    if (!url) return;
    if (event.type === 'added') show(query, url).catch(() => undefined);
    // Set by the page itself, so the service worker saw nothing of it.
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual && !isOld(query)) {
      window.clearTimeout(changed.get(url));
      changed.set(
        url,
        window.setTimeout(() => keep(query, url), SETTLES_MS),
      );
    }
  });
}

const LONG_AGO = 1;
const isOld = (query: Query) => query.state.dataUpdatedAt === LONG_AGO;

async function show(query: Query, url: string): Promise<void> {
  const person = mirroredUser()?.id;
  const seen = person === undefined ? null : await lastAnswer(url, person);
  if (!seen || query.state.data !== undefined) return;
  const data: unknown = await seen.json();
  if (query.state.data === undefined) query.setData(data, { updatedAt: LONG_AGO, manual: true });
}

function keep(query: Query, url: string): void {
  const person = mirroredUser()?.id;
  if (person === undefined || query.state.data === undefined || isOld(query)) return;
  keepChange(url, person, query.state.data).catch(() => undefined);
}

/** Where its answer comes from, and so where it is kept; null for what is not treated so. */
export function whereOf({ queryKey }: Pick<Query, 'queryKey'>): string | null {
  const path = pathOf(queryKey);
  return path && new URL(path, window.location.origin).href;
}

function pathOf([name, first, second]: readonly unknown[]): string | null {
  switch (name) {
    case '/api/books':
    case '/api/movies':
    case '/api/artworks':
    case '/api/custom-objectives':
      return name;
    case '/api/home':
      return addressOf('GET /api/home', { query: { book: (first as number | null) ?? undefined } });
    case '/api/suggestion':
      return addressOf('GET /api/suggestion', { query: { timeZone: first as string } });
    case '/api/discussions':
      return addressOf('GET /api/discussions', first === 'all' ? {} : { query: first as object });
    case '/api/insights':
      return first === 'figures'
        ? addressOf('GET /api/insights', { query: { timeZone: second as string } })
        : null;
    default:
      return null;
  }
}
