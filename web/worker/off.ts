/**
 * What the server hands out in the worker's place under `SERVICE_WORKER=off`: throws away what was kept of the app
 * and goes. A page that a worker opened is then opened anew by the server; what a person was shown goes too.
 */
import { worker } from './scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(goAway()));

// A page that asked for a worker while this one went has kept it; so it goes again with whatever is asked for next.
worker.addEventListener('fetch', (event) => event.waitUntil(worker.registration.unregister()));

async function goAway(): Promise<void> {
  // The messages that wait to be sent are no copy of anything.
  const kept = (await caches.keys()).filter(
    (name) => name.startsWith('colloquy-') && !name.startsWith('colloquy-outbox-'),
  );
  await Promise.all(kept.map((name) => caches.delete(name)));
  await worker.registration.unregister();
  // Where no app had been kept, the pages came from the server; sent there once more, they would never rest.
  if (!kept.some((name) => name.startsWith('colloquy-shell-'))) return;
  await worker.clients.claim();
  const pages = await worker.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((one) => one.navigate(one.url).catch(() => null)));
}
