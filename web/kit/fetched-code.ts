import { useEffect, useState } from 'react';

/** Code that is fetched once; where it could not be had, the next who asks tries anew. */
export type FetchedCode<T> = { here: () => T | null; fetch: () => Promise<T> };

export function fetchedCode<T>(importer: () => Promise<T>): FetchedCode<T> {
  let here: T | null = null;
  let coming: Promise<T> | null = null;
  return {
    here: () => here,
    fetch: () => {
      coming ??= importer().then(
        (code) => {
          here = code;
          return code;
        },
        (cause: unknown) => {
          coming = null;
          throw cause;
        },
      );
      return coming;
    },
  };
}

/**
 * The code, as soon as it is there, and why it is not. React's own lazy would show what stands in for it even where
 * it was fetched ahead, keep that on the screen for 300 ms at least, and never ask again.
 */
export function useFetchedCode<T>(code: FetchedCode<T>): {
  here: T | null;
  trouble: { cause: unknown } | null;
} {
  const [here, setHere] = useState(code.here);
  const [trouble, setTrouble] = useState<{ cause: unknown } | null>(null);
  useEffect(() => {
    if (here) return;
    let isWanted = true;
    code.fetch().then(
      (come) => isWanted && setHere(() => come),
      (cause: unknown) => isWanted && setTrouble({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, here]);
  return { here, trouble };
}
