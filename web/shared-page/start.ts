import { flipTheme } from '../theme/theme.ts';

/** The few things of the page that need a script; it is whole without. */
document.addEventListener('click', (event) => {
  const clicked = event.target instanceof Element ? event.target : null;
  if (clicked?.closest('[data-theme-toggle]')) flipTheme();
  if (clicked?.closest('[data-print]')) window.print();
});
