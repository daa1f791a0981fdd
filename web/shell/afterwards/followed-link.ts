/**
 * Which link each page was left by: who comes back by Back or Forward has the focus there again, and not at the top of
 * a page that is scrolled to its middle.
 */
import { addressNow } from '../../kit/use-scroll-place.ts';

const GIVEN_UP_MS = 2_000;
const OWN_WAY = ['keydown', 'pointerdown'];

type Followed = { href: string; which: number };
const followed = new Map<string, Followed>();

/** For each click, before the router hears of it. */
export function noteFollowed({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href) followed.set(addressNow(), { href, which: alike(href).indexOf(link) });
  else followed.delete(addressNow());
}

/** As soon as it is there, unless the focus has gone its own way by then. Gives back how to let be. */
export function returnToLink(): () => void {
  const left = followed.get(addressNow());
  if (!left) return () => undefined;
  const watcher = new MutationObserver(() => tryIt());
  const letBe = () => {
    watcher.disconnect();
    window.clearTimeout(late);
    for (const sign of OWN_WAY) window.removeEventListener(sign, letBe);
  };
  const tryIt = () => {
    const all = alike(left.href);
    const link = all[left.which] ?? all[0];
    if (!link) return;
    if (isNowhere(document.activeElement)) link.focus({ preventScroll: true });
    letBe();
  };
  const late = window.setTimeout(letBe, GIVEN_UP_MS);
  for (const sign of OWN_WAY) window.addEventListener(sign, letBe, { passive: true });
  watcher.observe(document.body, { subtree: true, childList: true });
  tryIt();
  return letBe;
}

const alike = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((one) => one.getAttribute('href') === href);

/** On the page as a whole, where every arrival puts it. */
const isNowhere = (focused: Element | null) =>
  focused === null || focused === document.body || focused.id === 'main';
