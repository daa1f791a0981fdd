/** The whole of HTTP: the calls, the pages, the figures, and what every answer has in common. */
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Problem } from '../problem.ts';
import type { World } from '../world.ts';
import { isLoopback } from './address.ts';
import { asProblem, problemResponse } from './failures.ts';
import type { Files } from './files.ts';
import { securityHeaders } from './headers.ts';
import { mountApi } from './mount.ts';
import { makeObserver } from './observe.ts';
import { mountPages } from './pages.ts';
import { type Env, Incoming } from './request.ts';
import { mountSharedPages } from './shared-pages.ts';

/** A request with one of these came through a proxy, even if from this machine. */
const PASSED_ON = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

export const makeApp = (world: World, files: Files): Hono<Env> => {
  const app = new Hono<Env>();
  const { metrics, config } = world;
  const carried = securityHeaders(files.hashes, config.publicUrl?.startsWith('https:') ?? false);
  const observer = makeObserver(world);

  mountApi(app, world, carried, observer);

  // What is no call of the contract gets its headers here; the calls bring theirs along, which is much cheaper.
  app.use('*', async (c, next) => {
    const observed = observer.begin();
    c.set('requestId', observed.requestId);
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
