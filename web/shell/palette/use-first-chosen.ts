import { type RefObject, useEffect, useRef } from 'react';

const CHOSEN = '[cmdk-item][aria-selected="true"]';

/**
 * Enter opens the first line of what was typed last. Lines come after the letters here, some lists later than
 * others, and cmdk chooses at once, from those that are there; so the choice is made again when new ones stand,
 * until the person made one.
 */
export function useFirstChosen(list: RefObject<HTMLElement | null>, query: string, lines: unknown): void {
  const made = useRef<{ query: string; line: string | null }>({ query, line: null });
  useEffect(() => {
    const { query: of, line } = made.current;
    const isLost = namesNothing(list.current);
    const chosen = nameOf(list.current?.querySelector(CHOSEN));
    if (of === query && !isLost && chosen !== null && chosen !== line) return;
    const items = list.current?.querySelectorAll('[cmdk-item]') ?? [];
    const [first] = items;
    if (!first) return;
    made.current = { query, line: nameOf(first) };
    if (of === query && !isLost && chosen === nameOf(first)) return;
    list.current?.scrollTo({ top: 0 });
    // A line that went and came again is another one to a screen reader, and the same to cmdk until it chose elsewhere.
    if (isLost) choose(items[items.length - 1] ?? first);
    choose(first);
  }, [list, query, lines]);
}

const nameOf = (item: Element | null | undefined) => item?.getAttribute('data-value') ?? null;

function namesNothing(list: HTMLElement | null): boolean {
  const id = list?.getAttribute('aria-activedescendant');
  return Boolean(id) && document.getElementById(String(id)) === null;
}

const choose = (item: Element) => item.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
