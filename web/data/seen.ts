/**
 * What was last seen stands on the screen while the server is asked for it anew; and what changes on the screen is
 * kept for the next time. The queries that are treated so say where their answer comes from: `meta: seenAt(…)`.
 */
import type { Query, QueryClient } from '@tanstack/react-query';
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
  const seen = await lastAnswer(url);
  if (!seen || query.state.data !== undefined) return;
  const data: unknown = await seen.json();
  if (query.state.data === undefined) query.setData(data, { updatedAt: LONG_AGO, manual: true });
}

function keep(query: Query, url: string): void {
  const person = mirroredUser()?.id;
  if (person === undefined || query.state.data === undefined || isOld(query)) return;
  keepChange(url, person, query.state.data).catch(() => undefined);
}

function whereOf(query: Query): string | null {
  const seen = query.meta?.seen;
  return typeof seen === 'string' ? new URL(seen, window.location.origin).href : null;
}
