import { useCallback, useMemo, useRef, useState } from 'react';
import type { Book } from '#contract/books.ts';

/** Several books taken together; with Shift, all between the last one and this one. */
export function usePicked(shown: readonly Book[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const now = useRef(shown);
  now.current = shown;

  const toggle = useCallback((id: number, on: boolean, { shiftKey }: { shiftKey: boolean }) => {
    const range = shiftKey ? between(now.current, last.current, id) : [id];
    last.current = id;
    setIds((before) => {
      const next = new Set(before);
      for (const one of range) on ? next.add(one) : next.delete(one);
      return next;
    });
  }, []);
  const all = useCallback(() => setIds(new Set(now.current.map(({ id }) => id))), []);
  const clear = useCallback(() => setIds(new Set()), []);
  // What is no longer shown is not picked: nobody deletes what they do not see.
  const books = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  return useMemo(
    () => ({ books, has: (id: number) => ids.has(id), toggle, all, clear }),
    [books, ids, toggle, all, clear],
  );
}

function between(books: readonly Book[], from: number | null, to: number): number[] {
  const places = [from, to].map((id) => books.findIndex((book) => book.id === id));
  const [a = -1, b = -1] = places.sort((x, y) => x - y);
  return a < 0 ? [to] : books.slice(a, b + 1).map(({ id }) => id);
}
