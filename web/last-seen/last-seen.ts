/**
 * What somebody signed in was last shown, kept by this browser so that it can be read offline: a cache for each
 * person, of whom there is one at a time. Written by the service worker, read by it and by the page.
 */
import { WHOSE } from '#contract/whose.ts';
import { LAST_SEEN } from './mark.ts';

const WHO = 'colloquy-who';
const MARK = '/who';
const SEEN = 'colloquy-seen-';
const PICTURES = 'colloquy-pictures-';
/** Messages on their way to the server, by `web/outbox/`. */
export const OUTBOX = 'colloquy-outbox-';
const MOST_PICTURES = 400;

/** The person whose browser this is; null for a visitor, and where nothing can be kept. */
export async function whoIsHere(): Promise<number | null> {
  if (!('caches' in globalThis)) return null;
  const marked = await caches.match(MARK, { cacheName: WHO });
  return marked ? Number(await marked.text()) : null;
}

/** From now on it is theirs; what was kept of anybody else is thrown away. */
export async function hereIs(person: number): Promise<void> {
  if (!('caches' in globalThis)) return;
  await forgetAllBut(person);
  await (await caches.open(WHO)).put(MARK, new Response(String(person)));
}

/**
 * Somebody signed out: nothing of theirs stays, what they had not sent yet included. Only the app itself does, and
 * words that wait for another, who had written them and did not sign out.
 */
export async function forgetEverybody(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const person = await whoIsHere();
  const isAnothers = (name: string) => person !== null && name.startsWith(OUTBOX) && name !== OUTBOX + person;
  const theirs = (await caches.keys()).filter(
    (name) => !name.startsWith('colloquy-shell-') && !isAnothers(name),
  );
  await Promise.all(theirs.map((name) => caches.delete(name)));
}

/** Nobody is signed in any more: nothing of what anybody was shown stays. What waits to be sent waits for them. */
export async function nobodyIsHere(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(WHO);
  await forgetAllBut(null);
}

async function forgetAllBut(person: number | null): Promise<void> {
  const theirs = person === null ? [] : [SEEN + person, PICTURES + person];
  const others = (await caches.keys()).filter(
    (name) => (name.startsWith(SEEN) || name.startsWith(PICTURES)) && !theirs.includes(name),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Keeps an answer under the person it says it is for, if that is who is here. */
export async function keepAnswer(url: string, answer: Response): Promise<void> {
  const person = personOf(answer);
  if (!answer.ok || person === null || !answer.headers.get('content-type')?.includes('json')) return;
  if (person !== (await whoIsHere())) return;
  const headers = { 'content-type': 'application/json', [LAST_SEEN]: new Date().toISOString() };
  await (await caches.open(SEEN + person)).put(url, new Response(await answer.blob(), { headers }));
  // They may have left while it was being written.
  if (person !== (await whoIsHere())) await caches.delete(SEEN + person);
}

export async function keepPicture(url: string, answer: Response): Promise<void> {
  const person = personOf(answer);
  if (!answer.ok || person === null || person !== (await whoIsHere())) return;
  const pictures = await caches.open(PICTURES + person);
  await pictures.put(url, answer);
  const kept = await pictures.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)).map((one) => pictures.delete(one)),
  );
  if (person !== (await whoIsHere())) await caches.delete(PICTURES + person);
}

/** A list that changed on the page without being asked for anew. */
export async function keepChange(url: string, person: number, value: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', [WHOSE]: String(person) };
  await keepAnswer(url, new Response(JSON.stringify(value), { headers }));
}

/** As the person was shown it who is here, or who is said to be. */
export async function lastAnswer(url: string, whose?: number): Promise<Response | null> {
  const person = whose ?? (await whoIsHere());
  return person === null ? null : ((await kept(SEEN + person, url)) ?? narrowed(new URL(url), person));
}

/** A part of the discussions, out of all of them. */
async function narrowed(url: URL, person: number): Promise<Response | null> {
  if (url.pathname !== '/api/discussions' || url.search === '') return null;
  const all = await kept(SEEN + person, url.origin + url.pathname);
  if (!all) return null;
  const wanted = [...url.searchParams];
  const list = (await all.json()) as Record<string, unknown>[];
  const part = list.filter((one) => wanted.every(([name, value]) => String(one[name]) === value));
  return new Response(JSON.stringify(part), { headers: all.headers });
}

/** Drops what was kept of the discussions that are no longer there. */
export async function dropOtherTalks(ids: readonly number[]): Promise<void> {
  const person = await whoIsHere();
  if (person === null) return;
  const seen = await caches.open(SEEN + person);
  const gone = (await seen.keys()).filter(({ url }) => {
    const [, id] = /^\/api\/discussions\/(\d+)/.exec(new URL(url).pathname) ?? [];
    return id !== undefined && !ids.includes(Number(id));
  });
  await Promise.all(gone.map((one) => seen.delete(one)));
}

export async function lastPicture(url: string): Promise<Response | null> {
  const person = await whoIsHere();
  return person === null ? null : kept(PICTURES + person, url);
}

async function kept(cacheName: string, url: string): Promise<Response | null> {
  if (!('caches' in globalThis)) return null;
  return (await caches.match(url, { cacheName, ignoreVary: true })) ?? null;
}

export function personOf(answer: Response): number | null {
  const whose = answer.headers.get(WHOSE);
  return whose && /^[1-9]\d{0,15}$/.test(whose) ? Number(whose) : null;
}
