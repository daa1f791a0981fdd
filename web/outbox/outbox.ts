/**
 * Messages on their way to the server, kept by this browser until it has them. Each goes under the id its room gave
 * it, and the server answers an id once, however often and from wherever it comes; so it may be sent again at any
 * doubt: by its room, by any page, or by the service worker when no page is open.
 */
import { OUTBOX, personOf } from '../last-seen/last-seen.ts';

const SENDING = 'colloquy outbox';
/** What the browser calls the worker by when it is back online. */
export const OUTBOX_TAG = 'colloquy-outbox';
/** As the rooms' other tabs are told. */
const TOLD = 'colloquy discussions';

export type OnItsWay = {
  key: string;
  discussionId: number;
  path: string;
  body: object;
  at: string;
};

/** Not in every browser, and not in TypeScript's list of what there is. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Those a room of this page is just sending: nobody else here has to. */
const inHand = new Set<string>();

const addressOf = (key: string) => `/outbox/${encodeURIComponent(key)}`;

export async function keepOnItsWay(person: number, message: OnItsWay): Promise<void> {
  if (!('caches' in globalThis)) return;
  inHand.add(message.key);
  const box = await caches.open(OUTBOX + person);
  await box.put(addressOf(message.key), new Response(JSON.stringify(message)));
}

export async function hasArrived(person: number, key: string): Promise<void> {
  inHand.delete(key);
  if (!('caches' in globalThis) || !(await caches.has(OUTBOX + person))) return;
  await (await caches.open(OUTBOX + person)).delete(addressOf(key));
}

/** Its room has given up, or is gone: whoever flushes may send it. */
export function letGo(key: string): void {
  inHand.delete(key);
}

/** Where the browser can send without a page, it does so as soon as it is back online. */
export async function wakeWhenOnline(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(OUTBOX_TAG);
}

export async function onTheirWay(person: number): Promise<OnItsWay[]> {
  if (!('caches' in globalThis) || !(await caches.has(OUTBOX + person))) return [];
  const box = await caches.open(OUTBOX + person);
  const found = await Promise.all((await box.keys()).map((one) => box.match(one)));
  const messages = await Promise.all(found.map((one) => one?.json() as Promise<OnItsWay> | undefined));
  return messages.filter((one) => one !== undefined).sort((a, b) => a.at.localeCompare(b.at));
}

/** Sends what waits, the oldest first, and gives back what the server took. What it refused is left to its room. */
export async function flush(person: number): Promise<OnItsWay[]> {
  return oneAtATime(async () => {
    const taken: OnItsWay[] = [];
    for (const message of await onTheirWay(person)) {
      if (inHand.has(message.key)) continue;
      const outcome = await send(message, person);
      if (outcome === 'later') break;
      await hasArrived(person, message.key);
      if (outcome === 'taken') taken.push(message);
    }
    if (taken.length > 0) tellRooms(taken);
    return taken;
  });
}

type Outcome = 'taken' | 'refused' | 'later';

async function send({ path, body }: OnItsWay, person: number): Promise<Outcome> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      // A stream begins when the message is stored; nobody here has to wait for the reply.
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'taken';
    // Somebody else has signed in here meanwhile: to them it is refused, and it waits for who wrote it.
    if (personOf(answer) !== person) return 'later';
    const mayPass = [401, 408, 429].includes(answer.status) || answer.status >= 500;
    return mayPass ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}

function tellRooms(taken: readonly OnItsWay[]): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(TOLD);
  for (const { discussionId } of taken) channel.postMessage(discussionId);
  channel.close();
}

/** Pages and the worker share one lock; without locks the server still takes each message once. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(SENDING, work) : work();
}
