/** The service worker: opens the app without waiting for the network, and without one. Built into `/sw.js`. */
import { whoIsHere } from '../last-seen/last-seen.ts';
import { flush, OUTBOX_TAG } from '../outbox/outbox.ts';
import { keptFirst, serverFirst } from './answers.ts';
import { worker } from './scope.ts';
import { dropOlder, file, fill, install, page } from './shell.ts';
import { wayOf } from './ways.ts';

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropOlder().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  // What could not be had is asked for again at the next start.
  if (event.data === 'fill') event.waitUntil(fill().catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, headers } = request;
  const way = wayOf({ method, url, mode, accept: headers.get('accept') }, worker.location.origin);
  if (way === 'page') event.respondWith(openPage(request));
  else if (way === 'file') event.respondWith(file(request));
  else if (way !== 'pass') {
    const { answer, after } = way === 'picture' ? keptFirst(request) : serverFirst(request);
    event.waitUntil(after);
    event.respondWith(answer);
  }
});

/** A message that waits to be sent goes also after its tab was closed, where the browser offers that. */
worker.addEventListener('sync' as 'message', (event) => {
  if ((event as unknown as { tag: string }).tag === OUTBOX_TAG)
    event.waitUntil(whoIsHere().then((person) => (person === null ? undefined : flush(person))));
});

let hasMadeWay = false;

async function openPage(request: Request): Promise<Response> {
  const { waiting } = worker.registration;
  // A newer version stands ready, and no page but the one being left still needs this one.
  if (waiting && !hasMadeWay && (await worker.clients.matchAll({ type: 'window' })).length < 2) {
    hasMadeWay = true;
    waiting.postMessage('take over');
    return new Response('', { headers: { refresh: '0', 'content-type': 'text/html' } });
  }
  const isDoor = new URL(request.url).pathname === '/';
  return page(request, isDoor && (await whoIsHere()) === null);
}
