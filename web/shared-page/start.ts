import { flipTheme } from '../theme/theme.ts';

/** The few things of the page that need a script; it is whole without. */
document.addEventListener('click', (event) => {
  const clicked = event.target instanceof Element ? event.target : null;
  if (clicked?.closest('[data-theme-toggle]')) flipTheme();
  if (clicked?.closest('[data-print]')) window.print();
});

const frame = document.querySelector<HTMLElement>('[data-picture-frame]');
const picture = frame?.querySelector('img');
if (frame && picture) {
  // A picture that cannot be had leaves its place to the drawn one.
  const instead = () => {
    frame.hidden = true;
    document.querySelector('[data-drawn-cover]')?.removeAttribute('hidden');
  };
  if (picture.complete && picture.naturalWidth === 0) instead();
  picture.addEventListener('error', instead);
}
