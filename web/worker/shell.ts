/** What the build made, as this version of it: the app's page, its scripts, sheets, fonts and the catalogue. */

/** Written in by the build (`scripts/build-worker.ts`). */
declare const __BUILT__: Built;
const BUILT = __BUILT__;
type Built = {
  version: string;
  /** Needed before the app can open, with what each must contain; empty where its name says that. */
  core: Record<string, string>;
  /** All else: pages, dialogs, the catalogue. */
  rest: string[];
};

const NAME = 'colloquy-shell-';
const HERE = NAME + BUILT.version;
const SHELL_PAGE = '/app.html';
const FRONT_PAGE = '/landing.html';
const AT_ONCE = 4;

const isListed = (path: string) => path in BUILT.core || BUILT.rest.includes(path);

export async function install(): Promise<void> {
  await fetchMissing(Object.keys(BUILT.core));
}

/** The rest of the app, when somebody is there who will want it; begun again where it was left. */
export async function fill(): Promise<void> {
  await fetchMissing(BUILT.rest);
}

/** Pages of the last version may still be open, so its files stay until the next one comes. */
export async function dropOlder(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== HERE);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

async function fetchMissing(paths: string[]): Promise<void> {
  const here = await caches.open(HERE);
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await here.match(path)) continue;
      await here.put(path, await obtain(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A file whose name tells its contents may be here from a version before. */
async function obtain(path: string): Promise<Response> {
  const contents = BUILT.core[path];
  const before = contents ? undefined : await caches.match(path, { ignoreVary: true });
  if (before) return before;
  // One server may be a version ahead of another: what is not what was built with us is refused.
  const given = await fetch(path, contents ? { cache: 'no-cache', integrity: contents } : {});
  if (!given.ok) throw new Error(`${path} could not be had: ${given.status}`);
  return given;
}

export async function page(request: Request, isVisitorsDoor: boolean): Promise<Response> {
  // The server alone knows whether a visitor has a session after all.
  if (isVisitorsDoor) return fetch(request).catch(async () => (await own(FRONT_PAGE)) ?? Response.error());
  return (await own(SHELL_PAGE)) ?? fetch(request);
}

async function own(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: HERE, ignoreVary: true });
}

export async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = (await own(pathname)) ?? (await caches.match(pathname, { ignoreVary: true }));
  if (kept) return kept;
  const given = await fetch(request);
  if (!isListed(pathname)) return given;
  // Ours, and neither here nor at the server: this version cannot be whole again, so its page goes.
  if (given.status === 404) await (await caches.open(HERE)).delete(SHELL_PAGE);
  else if (given.ok) await (await caches.open(HERE)).put(pathname, given.clone());
  return given;
}
