import { makeSearch, type Search } from '#catalogue/search.ts';
import { SHELF_CONCEPTS } from '#catalogue/shelf/concepts.ts';
import { conceptEntries } from '#catalogue/shelf/search-entries.ts';
import type { ShelfConcept } from '#catalogue/shelf/types.ts';
import { conceptWithId } from './categories.ts';

const MOST_SHOWN = 40;

let search: Search | null = null;

/** Best first; the index is made at the first letter typed. */
export function searchIdeas(query: string): ShelfConcept[] {
  search ??= makeSearch(conceptEntries(SHELF_CONCEPTS));
  return search(query, { limit: MOST_SHOWN }).flatMap(({ id }) => conceptWithId(id) ?? []);
}
