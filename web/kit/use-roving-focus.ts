import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { placeAfterKey } from './place-after-key.ts';

type Options = {
  list: RefObject<HTMLElement | null>;
  items: readonly { id: number }[];
  columns: number;
  rowsAtOnce: () => number;
  firstInView: () => number;
  isShown: (place: number) => boolean;
  /** Scrolls so that this place can be seen whole. */
  reveal: (place: number) => void;
  onLeaveUp: (() => void) | undefined;
  onEmptied: (() => void) | undefined;
};

/** A dialog that closes gives the focus back a moment later. */
const AFTER_DIALOGS = 60;

/** One of many has the focus, or would get it by Tab; arrows move it, and it outlives what it was on. */
export function useRovingFocus(options: Options) {
  const { list, items } = options;
  const now = useRef(options);
  now.current = options;
  const placeOf = useMemo(() => new Map(items.map(({ id }, place) => [id, place])), [items]);
  const [current, setCurrent] = useState<{ id: number; place: number } | null>(null);
  const [isInside, setInside] = useState(false);
  const wanted = useRef<number | null>(null);

  const place = current ? placeOf.get(current.id) : undefined;
  const focused = isInside && place !== undefined ? place : null;
  // Without the focus inside, Tab leads to what is in view, not far away.
  const tabStop =
    place !== undefined && (isInside || options.isShown(place)) ? place : Math.max(0, options.firstInView());

  const go = useCallback((to: number) => {
    const item = now.current.items[to];
    if (!item) return;
    wanted.current = item.id;
    setCurrent({ id: item.id, place: to });
    setInside(true);
    now.current.reveal(to);
  }, []);

  // Once what is wanted stands in the document, it gets the focus.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const at = placeOf.get(wanted.current);
    const target = list.current?.querySelector<HTMLElement>(`[data-place="${at}"] [data-primary]`);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });

  // What had the focus, or was last to have it, is gone: its neighbour is next.
  useLayoutEffect(() => {
    if (!current || placeOf.has(current.id)) return;
    // The page it was on, which may be gone by then.
    const page = document;
    const takeOver = () => {
      const hasFocus = page.activeElement;
      if (hasFocus && hasFocus !== page.body && hasFocus !== list.current) return;
      const next = Math.min(current.place, now.current.items.length - 1);
      if (next >= 0) go(next);
      else now.current.onEmptied?.();
    };
    setCurrent(null);
    takeOver();
    window.setTimeout(takeOver, AFTER_DIALOGS);
  }, [current, placeOf, go, list]);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = placeAt(event.target);
    const item = at === null ? undefined : items[at];
    setInside(true);
    if (item && at !== null && (current?.id !== item.id || current.place !== at))
      setCurrent({ id: item.id, place: at });
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInside(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    // Menus and dialogs of a card are elsewhere in the document, and their keys are their own.
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    if (target.matches('input:not([type="checkbox"]), textarea, select')) return;
    const at = placeAt(target);
    if (at === null) return;
    const to = placeAfterKey(event.key, at, {
      count: items.length,
      columns: options.columns,
      rowsAtOnce: options.rowsAtOnce(),
    });
    if (to === null) return;
    event.preventDefault();
    if (to === 'above') options.onLeaveUp?.();
    else go(to);
  };

  const focus = useCallback(
    (id?: number) => go(id === undefined ? 0 : (placeOf.get(id) ?? 0)),
    [go, placeOf],
  );
  return { focused, tabStop, focus, listProps: { onFocus, onBlur, onKeyDown } };
}

function placeAt(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return item ? Number(item.dataset.place) : null;
}
