import { flipTheme } from '../theme/theme.ts';

/** The few things of the page that need a script; it is whole without. */
document.addEventListener('click', (event) => {
  const clicked = event.target instanceof Element ? event.target : null;
  if (clicked?.closest('[data-theme-toggle]')) flipTheme();
  if (clicked?.closest('[data-print]')) window.print();
});

// An artwork whose picture cannot be had is shown by the one drawn for it.
for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-instead]')) {
  const instead = () => {
    const { instead: drawn } = picture.dataset;
    delete picture.dataset.instead;
    if (drawn) picture.src = drawn;
  };
  if (picture.complete && picture.naturalWidth === 0) instead();
  else picture.addEventListener('error', instead, { once: true });
}
