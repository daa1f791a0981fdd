import { type RefObject, useEffect, useRef } from 'react';

/**
 * Enter opens the first line of what was typed last. Lines come after the letters here, and cmdk chooses at once,
 * from those that are about to go; so the choice is made again when the new ones stand.
 */
export function useFirstChosen(list: RefObject<HTMLElement | null>, query: string, lines: unknown): void {
  const chosenFor = useRef(query);
  useEffect(() => {
    const isNew = chosenFor.current !== query;
    if (!isNew && list.current?.querySelector('[cmdk-item][aria-selected="true"]')) return;
    const first = list.current?.querySelector('[cmdk-item]');
    if (!first) return;
    chosenFor.current = query;
    list.current?.scrollTo({ top: 0 });
    first.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  }, [list, query, lines]);
}
