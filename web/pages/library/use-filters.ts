import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useUrlParam, withParam } from '../../routes/url-params.ts';
import { discussedParam, hasNotesParam, ratedParam, sortParam, statusParam } from './address.ts';
import type { Filters } from './shown-books.ts';

/** Sort and filters, as the address has them. */
export function useFilters() {
  const [path, navigate] = useLocation();
  const [sort, setSort] = useUrlParam(sortParam);
  const [hasNotes, setHasNotes] = useUrlParam(hasNotesParam);
  const [rated, setRated] = useUrlParam(ratedParam);
  const [discussed, setDiscussed] = useUrlParam(discussedParam);
  const [status, setStatus] = useUrlParam(statusParam);
  const values = useMemo<Filters>(
    () => ({ hasNotes, rated, discussed, status }),
    [hasNotes, rated, discussed, status],
  );
  const clear = () => {
    let query = window.location.search;
    for (const param of [hasNotesParam, ratedParam, discussedParam]) query = withParam(query, param, false);
    query = withParam(query, statusParam, 'any');
    navigate(query ? `${path}?${query}` : path);
  };
  const count = [hasNotes, rated, discussed, status !== 'any'].filter(Boolean).length;
  return { sort, setSort, values, setHasNotes, setRated, setDiscussed, setStatus, count, clear };
}

export type FilterState = ReturnType<typeof useFilters>;
