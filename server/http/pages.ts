/** Which page a path gets: the landing page for visitors at the door, the app everywhere else. */
import type { Hono } from 'hono';
import type { World } from '../world.ts';
import { readSessionCookie } from './cookies.ts';
import type { Files } from './files.ts';
import { type Env, Incoming } from './request.ts';

/** Where browsers look for the service worker; asked for again whenever a page is opened. */
const WORKER = '/sw.js';
/** What is answered there to have it taken away. */
const WORKER_OFF = 'sw-off.js';
/** A worker lives by the policy it came with: this one may ask our own server, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export const mountPages = (app: Hono<Env>, world: World, files: Files): void => {
  app.get(WORKER, (c) => {
    c.set('call', 'page');
    const name = world.config.serviceWorker ? WORKER.slice(1) : WORKER_OFF;
    const worker = files.serve(name, c.req.raw);
    worker?.headers.set('content-security-policy', WORKER_POLICY);
    return worker ?? c.text('Not found', 404);
  });
  app.get('*', (c) => {
    c.set('call', 'page');
    const path = c.req.path;
    const file = path === '/' ? null : files.serve(decode(path).slice(1), c.req.raw);
    if (file) return file;
    if (/^\/assets\/|\/\.|~$|\.[a-z0-9]{2,16}$/i.test(path)) return c.text('Not found', 404);
    const from = new Incoming(c, world.config);
    const isVisitor = !readSessionCookie(from.header('cookie'), from.secure);
    const page = path === '/' && isVisitor ? 'landing.html' : 'app.html';
    return files.serve(page, c.req.raw) ?? c.text('The web client has not been built: npm run build', 503);
  });
};

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
