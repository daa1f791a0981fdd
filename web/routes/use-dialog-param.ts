import { useCallback } from 'react';
import { type UrlParam, useUrlParam } from './url-params.ts';
import { useDialogPlace } from './use-dialog-place.ts';

/** A dialog whose place in the address is one value. `closed` is the value that stands for none. */
export function useDialogParam<Value>(param: UrlParam<Value>, closed: Value) {
  const place = useDialogPlace();
  const [value, change] = useUrlParam(param);
  const open = useCallback(
    (wanted: Value) => place.open({ [param.name]: param.write(wanted) }),
    [place.open, param],
  );
  const close = useCallback(
    () => place.close({ [param.name]: param.write(closed) }),
    [place.close, param, closed],
  );
  return { value, open, close, change };
}
