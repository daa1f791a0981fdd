/**
 * Whether the page that is shown was come to by Back, Forward or Reload, not by a link. Chromium tells the window's
 * listeners in the order they came, captured or not, and the router draws the page at once: so ours are here as soon as
 * this file is, which the app's frame brings along.
 */
let cameThroughHistory = isReturn();

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameThroughHistory = true;
  });
  // As wouter calls it when a link is followed.
  window.addEventListener('pushState', () => {
    cameThroughHistory = false;
  });
}

export const hasComeThroughHistory = () => cameThroughHistory;

function isReturn(): boolean {
  if (typeof performance === 'undefined') return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
