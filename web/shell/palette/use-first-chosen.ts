import { type RefObject, useEffect, useRef } from 'react';

/**
 * Enter opens the first line of what was typed last. Lines come after the letters here, and cmdk chooses at once,
 * from those that are about to go; so the choice is made again when the new ones stand.
 */
export function useFirstChosen(list: RefObject<HTMLElement | null>, query: string, lines: unknown): void {
  const chosenFor = useRef(query);
  useEffect(() => {
    const isNew = chosenFor.current !== query;
    const isLost = namesNothing(list.current);
    if (!isNew && !isLost && list.current?.querySelector('[cmdk-item][aria-selected="true"]')) return;
    const items = list.current?.querySelectorAll('[cmdk-item]') ?? [];
    const [first] = items;
    if (!first) return;
    chosenFor.current = query;
    list.current?.scrollTo({ top: 0 });
    // A line that went and came again is another one to a screen reader, and the same to cmdk until it chose elsewhere.
    if (isLost) choose(items[items.length - 1] ?? first);
    choose(first);
  }, [list, query, lines]);
}

function namesNothing(list: HTMLElement | null): boolean {
  const id = list?.getAttribute('aria-activedescendant');
  return Boolean(id) && document.getElementById(String(id)) === null;
}

const choose = (item: Element) => item.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
