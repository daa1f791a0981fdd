import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { type UrlParam, useUrlParam, withParam } from './url-params.ts';

/** On the step of history that opened a dialog. */
const OPENED_HERE = { opened: 'dialog' };

/**
 * A dialog that lives in the address: a pasted link opens it, Back closes it, and closing it leaves no step
 * behind that leads nowhere. `closed` is the value that stands for none.
 */
export function useDialogParam<Value>(param: UrlParam<Value>, closed: Value) {
  const [path, navigate] = useLocation();
  const [value, set] = useUrlParam(param);
  const open = useCallback(
    (wanted: Value) =>
      navigate(`${path}?${withParam(window.location.search, param, wanted)}`, { state: OPENED_HERE }),
    [path, navigate, param],
  );
  const close = useCallback(() => {
    const state: unknown = window.history.state;
    const cameByOpening = typeof state === 'object' && state !== null && 'opened' in state;
    if (cameByOpening) window.history.back();
    else set(closed, { replace: true });
  }, [set, closed]);
  return { value, open, close, change: set };
}
