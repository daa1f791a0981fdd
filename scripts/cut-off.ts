import type { Page } from 'playwright-core';

/** What of a page cannot be read or reached as it stands: it moves sideways, or something is cut off or covered. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate<string[]>(LOOK);

/** Runs in the page, whose types are not this room's. */
const LOOK = `(() => {
  const found = [];
  // Not innerWidth: on a phone that grows with what is too wide for it.
  const { clientWidth, scrollWidth } = document.documentElement;
  const wide = scrollWidth - clientWidth;
  if (wide > 1) found.push('moves sideways by ' + wide + ' px');
  const named = (element) =>
    element.tagName.toLowerCase() + ' “' +
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) + '”';
  const isShut = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const over = document.querySelector('[role=dialog], [role=menu]');
  for (const element of (over ?? document.body).querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width < 4 || box.height < 4 || style.visibility === 'hidden') continue;
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim())) {
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isWide = isShut(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isTall = isShut(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      if (isWide || isTall) found.push((isMeant ? 'shortened: ' : 'cut: ') + named(element));
    }
    if (!element.matches('a[href], button, input, select, textarea')) continue;
    if (box.right > clientWidth + 1 || box.left < -1) found.push('beyond the edge: ' + named(element));
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || element.contains(top) || top.contains(element)) continue;
    if (!element.labels?.[0]?.contains(top)) found.push('covered: ' + named(element) + ' by ' + named(top));
  }
  return [...new Set(found)];
})()`;
