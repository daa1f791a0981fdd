/** What was fetched ahead of a page is fresh for the page it was fetched for, though else it would be asked for anew. */
const GOOD_FOR_MS = 5_000;

type Asked = { queryHash: string };

const ahead = new Map<string, number>();

export function noteAhead(queryHash: string): void {
  ahead.set(queryHash, Date.now());
}

export function wasJustAhead({ queryHash }: Asked): boolean {
  return Date.now() - (ahead.get(queryHash) ?? 0) < GOOD_FOR_MS;
}

/** As `staleTime`: at once, unless it was fetched ahead a moment ago. Good for one page only. */
export function staleSoon(query: Asked): number {
  return wasJustAhead(query) ? GOOD_FOR_MS : 0;
}

/** Something was changed: what was fetched before that is no longer sure. */
export function forgetAhead(): void {
  ahead.clear();
}
