import { useMemo } from 'react';
import type { Book } from '#contract/books.ts';
import { indexWorks, searchWorks } from '../../parts/works/search-works.ts';
import { usePreparedSearch } from '../../parts/works/use-prepared-search.ts';
import { type Filters, filterBooks, type Sort, sortBooks } from './shown-books.ts';

/** Sorted and filtered only when that changes, so that a key in the search box costs the search alone. */
export function useShownBooks(books: Book[], query: string, sort: Sort, filters: Filters): readonly Book[] {
  usePreparedSearch(books);
  const sorted = useMemo(() => sortBooks(books, sort), [books, sort]);
  const index = useMemo(() => indexWorks(filterBooks(sorted, filters)), [sorted, filters]);
  return useMemo(() => searchWorks(index, query), [index, query]);
}
