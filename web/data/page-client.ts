/** The query client of this page, for what is no component of it. */
import type { QueryClient } from '@tanstack/react-query';

let ofPage: QueryClient | null = null;

export function setPageClient(client: QueryClient): void {
  ofPage = client;
}

export function pageClient(): QueryClient | null {
  return ofPage;
}
