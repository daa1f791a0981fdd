/** What of the dashboard the address holds: the tab, the page of people, the open dialog. */
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DIRECTED_SORTS, type DirectedSort, type UserSort } from '#contract/user-sorts.ts';
import { choiceParam, readParam, textParam, withParam } from '../../routes/url-params.ts';

const TABS = ['users', 'house', 'log'] as const;
export type Tab = (typeof TABS)[number];

const USUAL_SORT: DirectedSort = '-createdAt';

const PARAMS = {
  tab: choiceParam('tab', TABS, 'users'),
  q: textParam('q'),
  sort: choiceParam('sort', DIRECTED_SORTS, USUAL_SORT),
  cursor: textParam('cursor'),
  dialog: textParam('dialog'),
};

export type View = { tab: Tab; q: string; sort: DirectedSort; cursor: string; dialog: string };

export function viewAt(search: string): View {
  return {
    tab: readParam(search, PARAMS.tab),
    q: readParam(search, PARAMS.q),
    sort: readParam(search, PARAMS.sort),
    cursor: readParam(search, PARAMS.cursor),
    dialog: readParam(search, PARAMS.dialog),
  };
}

/** The address with some of it changed. Another search, order or tab begins at its first page. */
export function searchWith(search: string, change: Partial<View>): string {
  const isElsewhere = change.q !== undefined || change.sort !== undefined || change.tab !== undefined;
  const starts = isElsewhere ? { cursor: '' } : {};
  let query = search;
  for (const [name, value] of Object.entries({ ...starts, ...change }))
    query = withParam(query, PARAMS[name as keyof View] as ReturnType<typeof textParam>, value);
  return query;
}

export function useView(): [View, (change: Partial<View>, how?: { replace?: boolean }) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const go = useCallback(
    (change: Partial<View>, how: { replace?: boolean } = {}) => {
      const query = searchWith(window.location.search, change);
      navigate(query ? `${path}?${query}` : path, how);
    },
    [path, navigate],
  );
  return [viewAt(search), go];
}

/** The other way round for the column in force; for another one its usual way: names up, times down. */
export function sortAfter(current: DirectedSort, column: UserSort): DirectedSort {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  return column === 'name' || column === 'email' ? column : `-${column}`;
}
