/** Which requests the worker answers, and how. A pure table, so that a test can hold it to what it must not touch. */
import { SHARED_PLACES } from '#contract/shared-page.ts';

/**
 * `page`: the app, from what is kept. `file`: something the build made. `answer`: the server's, and when it cannot
 * be reached the last one it gave. `picture`: kept once seen. `pass`: none of the worker's business.
 */
export type Way = 'page' | 'file' | 'answer' | 'picture' | 'pass';

export type Asked = { method: string; url: string; mode: string; accept: string | null };

/** What a person was last shown and can be shown again. Not here: what others own, streams, and what is secret. */
const KEPT_ANSWERS = [
  /^\/api\/auth\/user$/,
  /^\/api\/(home|suggestion|books|movies|artworks|custom-objectives)$/,
  /^\/api\/discussions(\/\d+(\/messages)?)?$/,
  /^\/api\/insights(\/(mastery|time))?$/,
];
const PICTURES = /^\/api\/(images|pictures\/[^/]+)$/;

/** Drawn by the server for each request: whoever may read one today may be refused tomorrow. */
const SHARED = new RegExp(`^/(${Object.values(SHARED_PLACES).join('|')})(/|$)`);
const WITH_ENDING = /\.[a-z0-9]{2,11}$/i;

export function wayOf({ method, url, mode, accept }: Asked, origin: string): Way {
  const { origin: asked, pathname: path } = new URL(url);
  if (method !== 'GET' || asked !== origin || accept?.includes('text/event-stream')) return 'pass';
  if (path.startsWith('/api/')) {
    if (mode === 'navigate') return 'pass';
    if (PICTURES.test(path)) return 'picture';
    return KEPT_ANSWERS.some((kept) => kept.test(path)) ? 'answer' : 'pass';
  }
  if (path === '/api' || path === '/metrics' || path === '/sw.js' || SHARED.test(path)) return 'pass';
  if (mode === 'navigate') return WITH_ENDING.test(path) ? 'pass' : 'page';
  return 'file';
}
