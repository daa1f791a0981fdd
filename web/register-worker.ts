/**
 * Has the browser take the service worker in, once the page is there and nothing else has to be done. Null where
 * there is none: while developing, on a plain-HTTP address, in a browser that keeps nothing.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await atLeisure();
  const { serviceWorker } = navigator;
  try {
    // Asked for again, one that is on its way out would be kept; the browser itself looks for a newer one.
    if (serviceWorker.controller) return (await serviceWorker.getRegistration()) ?? null;
    // Never from the browser's own cache: what is asked for here decides which version people have.
    return (await serviceWorker.register('/sw.js', { updateViaCache: 'none' })) ?? null;
  } catch (cause) {
    console.error('The app cannot be kept for offline.', cause);
    return null;
  }
}

function atLeisure(): Promise<void> {
  const idle = (done: () => void) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(done, { timeout: 4_000 })
      : setTimeout(done, 1_000);
  return new Promise((done) => {
    if (document.readyState === 'complete') idle(done);
    else window.addEventListener('load', () => idle(done), { once: true });
  });
}
