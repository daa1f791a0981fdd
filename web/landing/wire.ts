import { flipTheme } from '../theme/theme.ts';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/front-page.ts';
import { SHARE_TARGETS, shareHref } from './share.ts';

/** Brings the few things of the front page to life that need a script. Returns how to undo it. */
export function wireLanding(root: HTMLElement, page: string = window.location.origin): () => void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-share-to]')) {
    const target = SHARE_TARGETS.find(({ name }) => name === link.dataset.shareTo);
    if (target) link.href = shareHref(target, page);
  }
  const shareButton = root.querySelector<HTMLButtonElement>('[data-share]');
  if (shareButton) shareButton.hidden = typeof navigator.share !== 'function';

  const onClick = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target : null;
    if (clicked?.closest('[data-theme-toggle]')) flipTheme();
    if (clicked?.closest('[data-share]')) share(page);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function share(url: string): void {
  navigator.share({ title: everywhere.colloquy, text: say.colloquyInALine, url }).catch((cause: unknown) => {
    const changedTheirMind = cause instanceof DOMException && cause.name === 'AbortError';
    if (!changedTheirMind) console.error('Sharing failed.', cause);
  });
}
