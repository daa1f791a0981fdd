/** The whole of HTTP: the calls behind one door; the pages and the figures behind another. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { isLoopback } from './address.ts';
import { asProblem, problemResponse } from './failures.ts';
import type { Files } from './files.ts';
import { type SecurityHeaders, securityHeaders } from './headers.ts';
import { checkHost } from './host.ts';
import { makeCalls } from './mount.ts';
import { makeObserver, type Observer } from './observe.ts';
import { mountPages } from './pages.ts';
import { type Env, Incoming } from './request.ts';
import { mountSharedPages } from './shared-pages.ts';

/** A request with one of these came through a proxy, even if from this machine. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

export type App = {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
  routes: { method: string; path: string }[];
};

/**
 * Two apps, not one: a handler that stands alone on its path is called straight away, but one wildcard over it
 * makes Hono walk a chain for each request.
 */
export const makeApp = (world: World, files: Files): App => {
  const carried = securityHeaders(files.hashes, world.config.publicUrl?.startsWith('https:') ?? false);
  const observer = makeObserver(world);
  const calls = makeCalls(world, carried, observer);
  const pages = makePages(world, files, carried, observer);
  return {
    fetch: (request, env) => (isCall(request.url) ? calls : pages).fetch(request, env),
    routes: [...calls.routes, ...pages.routes],
  };
};

/** Hono is given whole URLs. */
const CALL = /^https?:\/\/[^/]*\/api(?:[/?#]|$)/;
const isCall = (url: string): boolean => CALL.test(url);

const makePages = (world: World, files: Files, carried: SecurityHeaders, observer: Observer): Hono<Env> => {
  const app = new Hono<Env>();
  const { metrics, config } = world;

  app.use('*', async (c, next) => {
    const observed = observer.begin();
    c.set('requestId', observed.requestId);
    // Whoever has the token of the figures is no page of somebody's.
    if (!isToken(c.req.header('authorization'), config.metricsToken))
      checkHost(new Incoming(c, config).header('host'), config.publicUrl);
    await next();
    const { headers, status } = c.res;
    const isPage = headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of Object.entries(isPage ? carried.page : carried.answer))
      if (!headers.has(name)) headers.set(name, value);
    headers.set('x-request-id', observed.requestId);
    observer.end(observed, c, c.get('call') ?? 'page', status);
  });

  app.get('/metrics', async (c) => {
    c.set('call', 'metrics');
    const isPassedOn = PASSED_ON.some((name) => c.req.header(name) !== undefined);
    const direct = !isPassedOn && isLoopback(new Incoming(c, config).address);
    if (!direct && !isToken(c.req.header('authorization'), config.metricsToken))
      return c.text('Not found', 404);
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });

  mountSharedPages(app, world, files);
  mountPages(app, world, files);
  app.notFound(() => problemResponse(new Problem('not_found'), {}));
  app.onError((thrown, c) => {
    const requestId = c.get('requestId');
    return problemResponse(asProblem(thrown, world, { call: 'page', requestId }), {
      'x-request-id': requestId,
    });
  });
  return app;
};

const isToken = (authorization: string | undefined, token: string | undefined): boolean => {
  if (!authorization || !token) return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
