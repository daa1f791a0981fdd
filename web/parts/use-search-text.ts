import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type UrlParam, useUrlParam } from '../routes/url-params.ts';

/** Browsers refuse an address that changes with every key. */
const SETTLED_AFTER = 300;

/**
 * What stands in a search box: shown at every key, searched for when the browser has a moment, and kept in
 * the address once the typing rests. `text` is for the box, `query` for the search; `settle` keeps it at once,
 * for whoever goes on to another page by a key.
 */
export function useSearchText(param: UrlParam<string>) {
  const [kept, keep] = useUrlParam(param);
  const [text, setText] = useState(kept);
  const written = useRef(kept);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    // Back, or a link: the address says something that was not typed here.
    if (kept === written.current) return;
    written.current = kept;
    window.clearTimeout(timer.current);
    setText(kept);
  }, [kept]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const settle = useCallback(
    (typed: string) => {
      window.clearTimeout(timer.current);
      written.current = typed;
      keep(typed, { replace: true });
    },
    [keep],
  );
  const change = useCallback(
    (next: string) => {
      setText(next);
      window.clearTimeout(timer.current);
      // What is cleared is no key among many.
      if (next === '') settle(next);
      else timer.current = window.setTimeout(settle, SETTLED_AFTER, next);
    },
    [settle],
  );
  return { text, query: useDeferredValue(text), change, settle: () => settle(text) };
}
