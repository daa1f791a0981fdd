import { useCallback } from 'react';
import { useLocation } from 'wouter';

type Values = Readonly<Record<string, string | null>>;

/** In the history's state of a dialog that was opened from the page before it. */
type Opened = { overList?: true };

/** Whether the dialog that is open was opened here: then Back leads to the page below it. */
export const isOverList = () => (window.history.state as Opened | null)?.overList === true;

/** The query string with these values set; null takes one out. */
function withValues(search: string, values: Values): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/**
 * Where a page's dialogs have their place: in the address, one step after the page. Back closes a
 * dialog, and closing it goes that step back, so that Back never finds it again; what changes inside
 * makes no further step.
 */
export function useDialogPlace() {
  const [path, navigate] = useLocation();
  const addressWith = useCallback(
    (values: Values) => {
      const query = withValues(window.location.search, values);
      return query ? `${path}?${query}` : path;
    },
    [path],
  );
  const open = useCallback(
    (values: Values) => navigate(addressWith(values), { state: { overList: true } satisfies Opened }),
    [addressWith, navigate],
  );
  const change = useCallback(
    (values: Values) => navigate(addressWith(values), { replace: true, state: window.history.state }),
    [addressWith, navigate],
  );
  const close = useCallback(
    (values: Values) => {
      if (isOverList()) window.history.back();
      else change(values);
    },
    [change],
  );
  return { addressWith, open, change, close };
}
