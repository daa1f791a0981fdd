import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from '../talk/entries.ts';
import type { Sought } from './use-sought.ts';

const NEAR_END_PX = 240;
/** From the bottom up: the composer, and a first line above it. */
const IN_SIGHT_PX = 190;

/**
 * Where the page stands: a reply comes into view at its start and stays there while it grows; one's own
 * words bring the end into view. Whoever scrolls, keeps the place they scrolled to. A message that is sought
 * comes into view before all, with the focus on it.
 */
export function useScrolling(
  list: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  sought: Sought | null,
) {
  const followed = useRef<string | null>(null);
  const arrived = useRef(false);
  const [isFar, setFar] = useState(false);
  const last = entries.at(-1);
  const hasWords = last?.sender === 'ai' && last.status !== 'waiting';
  const moment = last ? `${last.key}|${hasWords}` : '';

  const follow = useCallback(() => {
    const key = followed.current;
    const entry = key === null ? null : entryOf(list.current, key);
    if (entry) scrollTo(Math.min(startOf(entry), endOfPage()));
  }, [list]);

  useLayoutEffect(() => {
    if (!last) return;
    const isFirst = !arrived.current;
    arrived.current = true;
    const entry = entryOf(list.current, last.key);
    if (!entry || (isFirst && sought)) return;
    if (!hasWords) {
      followed.current = null;
      scrollTo(endOfPage());
      return;
    }
    if (entries.length === 1) {
      showBeginning(entry);
      // A page that was just come to is moved to its top by the shell; that has happened by the next frame.
      if (isFirst) requestAnimationFrame(() => showBeginning(entry));
      return;
    }
    if (!isFirst && distanceToEnd() > window.innerHeight) return;
    followed.current = last.key;
    follow();
    if (isFirst) requestAnimationFrame(follow);
  }, [moment]);

  useLayoutEffect(() => {
    if (!sought) return;
    followed.current = sought.key;
    follow();
    // The shell moves a page just come to to its top, and a box that closes gives the focus back: both before this.
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        follow();
        entryOf(list.current, sought.key)?.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [sought, follow, list]);

  useEffect(() => {
    if (!list.current) return;
    const watcher = new ResizeObserver(follow);
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [list, follow]);

  useEffect(() => {
    if (!end.current) return;
    const watcher = new IntersectionObserver((seen) => setFar(seen.at(-1)?.isIntersecting === false), {
      rootMargin: `0px 0px ${NEAR_END_PX}px 0px`,
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end]);

  useEffect(() => {
    const letGo = (event: Event) => {
      if (movesThePage(event, followed.current)) followed.current = null;
    };
    const passive = { passive: true };
    for (const name of BY_HAND) window.addEventListener(name, letGo, passive);
    return () => {
      for (const name of BY_HAND) window.removeEventListener(name, letGo);
    };
  }, []);

  /** Something elsewhere on the page was asked for: it does not go back to the reply. */
  const leave = useCallback(() => {
    followed.current = null;
  }, []);

  const toLatest = useCallback(() => {
    followed.current = null;
    scrollTo(endOfPage());
    setFar(false);
  }, []);

  return { isFar, toLatest, leave };
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'focusin'] as const;

/** Whether the reader goes elsewhere: by wheel, finger or key, at the scroll bar, or with the focus. */
function movesThePage(event: Event, followed: string | null): boolean {
  const { target } = event;
  if (event instanceof KeyboardEvent)
    return SCROLLING_KEYS.has(event.key) && !(target instanceof HTMLTextAreaElement);
  if (event instanceof FocusEvent) {
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
    return entry !== null && entry.dataset.entry !== followed;
  }
  if (event instanceof PointerEvent) return event.clientX >= document.documentElement.clientWidth;
  return true;
}

const SCROLLING_KEYS = new Set(['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

function entryOf(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`) ?? null;
}

/** An opening comes just into view under the title page, so that the work it asks about stays in sight. */
function showBeginning(entry: HTMLElement): void {
  const hidden = entry.getBoundingClientRect().top - (window.innerHeight - IN_SIGHT_PX);
  if (hidden > 0) scrollTo(Math.min(window.scrollY + hidden, endOfPage()));
}

function startOf(entry: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(entry).scrollMarginTop) || 0;
  return window.scrollY + entry.getBoundingClientRect().top - margin;
}

function endOfPage(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

function distanceToEnd(): number {
  return endOfPage() - window.scrollY;
}

function scrollTo(top: number): void {
  if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
}
